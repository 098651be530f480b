import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { controlOf, fillEmptyControls, readValues, takeFilledPhone, takePhoneEdit } from './controls.ts';
import type { Draft } from './drafts.ts';
import { isFilledByRobot } from './honeypot.ts';
import { type FieldErrors, firstBadField } from './validate.ts';

type FormFieldsOptions<Text extends string, Field extends string> = {
  /** The text fields by name. */
  textFields: readonly Text[];
  /** All fields in order, those that hold no text included. */
  allFields: readonly Field[];
  phoneField: Text;
  /** Id of the field that people never see. */
  honeypot: string;
  draft: Draft<Record<Text, string>>;
  check: (values: Record<Text, string>) => FieldErrors<Field>;
};

/**
 * Joins the rules of a form to its fields. React does not control them: what was typed before it arrived stays,
 * and a draft fills only what is empty.
 */
export function useFormFields<Text extends Field, Field extends string>({
  textFields,
  allFields,
  phoneField,
  honeypot,
  draft,
  check,
}: FormFieldsOptions<Text, Field>) {
  const form = useRef<HTMLFormElement>(null);
  const phone = useRef('');
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [phoneNotice, setPhoneNotice] = useState('');

  const read = () => readValues(form.current!, textFields);

  useEffect(() => {
    const element = form.current!;
    // From now on the checks of this site speak, next to the fields.
    element.noValidate = true;
    fillEmptyControls(element, draft.read());
    phone.current = takeFilledPhone(controlOf(element, phoneField));
  }, [draft, phoneField]);

  /** Shows or takes back the message of one field that has been judged before. */
  const mend = (field: Field, message: string | undefined) =>
    setErrors((now) => ({ ...now, [field]: message }));

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    const field = textFields.find((name) => name === control.name);
    if (!field) return;
    if (field === phoneField) {
      setPhoneNotice(takePhoneEdit(control, phone.current, event.nativeEvent as InputEvent));
      phone.current = control.value;
    }
    const values = read();
    draft.write(values);
    if (errors[field]) mend(field, check(values)[field]);
  };

  /** What is to be sent; undefined when a field is wrong, which then has the focus, or a robot filled the form. */
  const takeValues = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = form.current!;
    const values = read();
    const found = check(values);
    setErrors(found);
    const bad = firstBadField(allFields, found);
    if (bad) controlOf(element, bad).focus();
    return bad || isFilledByRobot(controlOf(element, honeypot).value) ? undefined : values;
  };

  /** Empties the form and forgets its draft: it has been sent. */
  const clear = () => {
    form.current?.reset();
    phone.current = '';
    setErrors({});
    setPhoneNotice('');
    draft.clear();
  };

  return { form, errors, phoneNotice, mend, onInput, takeValues, clear };
}
