import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../drafts/createDraft.ts';
import { fillEmptyControls } from '../drafts/fillFromDrafts.ts';
import { applyPhoneEdit, controlOf, focusWithLabel, readValues } from './controls.ts';
import { clearHoneypot, type HoneypotField, isFilled } from './honeypot.ts';
import { noPhone, type PhoneState, typePhone } from './phone.ts';
import type { FieldErrors } from './validate.ts';

type FormFieldsOptions<Text extends string, Field extends string> = {
  /** The text fields by name. */
  textFields: readonly Text[];
  /** All fields in order, including those without text. */
  allFields: readonly Field[];
  phoneField: Text;
  honeypot: HoneypotField;
  isSending: boolean;
  /** Whether this form has just been sent. */
  isSent: boolean;
  draft: Draft<Text>;
  check: (values: Record<Text, string>) => FieldErrors<Field>;
};

const submitButtonOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]')!;

/**
 * Connects the rules of a form to its fields. They are uncontrolled: what was typed before React loaded stays, and a
 * draft fills only empty fields. They are emptied once the form has been sent.
 */
export function useFormFields<Text extends Field, Field extends string>({
  textFields,
  allFields,
  phoneField,
  honeypot,
  isSending,
  isSent,
  draft,
  check,
}: FormFieldsOptions<Text, Field>) {
  const ref = useRef<HTMLFormElement>(null);
  const phone = useRef(noPhone);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [isChecked, setChecked] = useState(false);
  const [isHoneypotFilled, setHoneypotFilled] = useState(false);

  const read = () => readValues(ref.current!, textFields);
  const honeypotOf = (element: HTMLFormElement) => controlOf(element, honeypot.name) as HTMLInputElement;
  const setError = (field: Field, message: string | undefined) => {
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
  const saveDraft = (values: Record<Text, string>) => {
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
  }, []);

  // A form that opens while the page still reports success holds what was typed since then.
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) ref.current!.reset();
    wasSent.current = isSent;
  }, [isSent]);

  const validate = (values: Record<Text, string>) => {
    const found = check(values);
    if (phone.current.error) found[phoneField] = phone.current.error;
    return found;
  };

  /** The values to send; undefined if a field is invalid, which then gets the focus, or the honeypot is filled in. */
  const receiveValues = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = ref.current!;
    receivePhone();
    const values = read();
    // Submitted once more before the visitor has noticed that it was sent.
    if (isSent && textFields.every((field) => values[field] === '')) return undefined;
    saveDraft(values);
    const found = validate(values);
    const bad = allFields.find((field) => found[field] !== undefined);
    const isHeldBack = !bad && isFilled(honeypotOf(element));
    // Before the focus moves: the field then has its message, and the page is laid out once instead of twice.
    flushSync(() => {
      setErrors(found);
      setChecked(true);
      setHoneypotFilled(isHeldBack);
    });
    if (bad) focusWithLabel(controlOf(element, bad));
    if (bad || isHeldBack) return undefined;
    // Enter may submit from any field: moving the focus closes a phone's keyboard and brings the outcome into view.
    submitButtonOf(element).focus();
    return values;
  };

  /** Sends a form that was held back because an extension filled in the honeypot. */
  const onSendAnyway = () => {
    const element = ref.current!;
    clearHoneypot(honeypotOf(element));
    submitButtonOf(element).click();
  };

  /** Called when the form was cleared or sent: deletes its draft and messages. */
  const onReset = () => {
    phone.current = noPhone;
    setErrors({});
    setHoneypotFilled(false);
    draft.clear();
  };

  return {
    form: { ref, onReset },
    errors,
    /** The attributes of a field. While it is being sent it stays enabled, so that the focused one keeps the focus. */
    field: (name: Field) => ({ name, required: true, error: errors[name], readOnly: isSending }),
    /** Whether messages come from editing: those of a submit are read out with the field that gets the focus. */
    isEditing: !isChecked,
    setError,
    submit: { isSending, isHoneypotFilled, onSendAnyway },
    receiveValues,
  };
}
