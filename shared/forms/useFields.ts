import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraft } from '../drafts/createDraft.ts';
import { fillEmptyControls } from '../drafts/fillFromDrafts.ts';
import { applyPhoneEdit, controlOf, readValues } from './controls.ts';
import { type FormKind, type FormValues, fieldsOf } from './forms.ts';
import { noPhone, type PhoneState, typePhone } from './phone.ts';
import { checkText, type FieldErrors } from './validate.ts';

const textFieldsOf = (kind: FormKind) => fieldsOf(kind).filter((field) => field !== 'resume');

/** The field for a phone number of each form. */
export const phoneFields: Record<FormKind, string> = { enquiry: 'contactNumber', application: 'phone' };

/** What was typed into each form; all jobs share one: name, e-mail and phone carry over from one to the next. */
export const drafts = {
  enquiry: createDraft('enquiry', textFieldsOf('enquiry')),
  application: createDraft('application', textFieldsOf('application')),
};

/**
 * What is typed into the fields of a form, and what is wrong with it. They are uncontrolled: what was typed before React
 * loaded stays, and a draft fills only empty ones.
 * @param ref of the form
 * @param checkFile says what is wrong with the file, if the form has one
 */
export function useFields(
  ref: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  checkFile?: () => string | undefined,
) {
  const draft = drafts[kind];
  const textFields = textFieldsOf(kind);
  const phoneField = phoneFields[kind];
  const phone = useRef(noPhone);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isChecked, setChecked] = useState(false);

  const read = () => readValues(ref.current!, textFields);
  const check = (values: FormValues): FieldErrors => ({
    ...Object.fromEntries(textFields.map((field) => [field, checkText(field, values[field]!)])),
    resume: checkFile?.(),
  });
  const setError = (field: string, message: string | undefined) => {
    setErrors((now) => ({ ...now, [field]: message }));
    setChecked(false);
  };

  const setPhone = (edited: PhoneState) => {
    phone.current = edited;
    setError(phoneField, edited.error || (errors[phoneField] && check(read())[phoneField]));
  };
  /** Cleans a number that did not come from an edit event. */
  const receivePhone = () => {
    const control = controlOf(ref.current!, phoneField) as HTMLInputElement;
    if (control.value !== phone.current.value) setPhone(applyPhoneEdit(control, phone.current));
  };
  /** Saves what was typed, also the digits that a number could not take: after a reload it is still in error. */
  const saveDraft = (values: FormValues) => {
    const { error, entered } = phone.current;
    draft.write(error ? { ...values, [phoneField]: entered } : values);
  };

  const onEdit = useEffectEvent((event: Event) => {
    const control = event.target as HTMLInputElement;
    const field = textFields.find((name) => name === control.name);
    // A focused field reports its change even after it was removed from the page.
    if (!field || !ref.current) return;
    // During composition, changing the value would make the input method enter the characters again.
    if (field !== phoneField) {
      if (errors[field]) setError(field, check(read())[field]);
    } else if (!(event as InputEvent).isComposing) {
      // What was entered in place of a refused number may be the same digits; what was undone is not entered.
      const isEntered = event.type === 'input' && !(event as InputEvent).inputType?.startsWith('history');
      if (isEntered || control.value !== phone.current.value)
        setPhone(applyPhoneEdit(control, phone.current, event as InputEvent));
    }
    saveDraft(read());
  });

  const start = useEffectEvent((element: HTMLFormElement) => {
    // From now on this site's own checks replace the browser's, and `keepDrafts` leaves the form alone.
    element.noValidate = true;
    const saved = draft.read();
    const typed = typePhone(saved[phoneField] ?? '');
    fillEmptyControls(element, { ...saved, [phoneField]: typed.value });
    // Whether it was filled in here or by the browser, which restores what a field held.
    if (typed.error && controlOf(element, phoneField).value === typed.value) setPhone(typed);
    receivePhone();
  });

  useEffect(() => {
    const element = ref.current!;
    start(element);
    const listening = new AbortController();
    // React's own `onChange` misses values that a script has set.
    for (const type of ['input', 'change', 'compositionend'])
      element.addEventListener(type, (event) => onEdit(event), { signal: listening.signal });
    return () => listening.abort();
  }, [ref]);

  /** The values as they are to be checked and sent. */
  const receive = () => {
    receivePhone();
    return read();
  };

  /** Keeps values as the draft, checks them and shows the messages. @returns the messages by field */
  const checkAll = (values: FormValues) => {
    saveDraft(values);
    const found = check(values);
    if (phone.current.error) found[phoneField] = phone.current.error;
    setErrors(found);
    setChecked(true);
    return found;
  };

  /** Called when the form was cleared or sent: deletes its draft and messages. */
  const clear = () => {
    phone.current = noPhone;
    setErrors({});
    setChecked(false);
    draft.clear();
  };

  return { errors, isChecked, setError, receive, checkAll, clear };
}
