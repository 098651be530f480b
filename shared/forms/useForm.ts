import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { phoneHint } from '../content/words/forms.ts';
import { fill } from '../core/fill.ts';
import { createDraft } from '../drafts/createDraft.ts';
import { fillEmptyControls } from '../drafts/fillFromDrafts.ts';
import { applyPhoneEdit, controlOf, focusWithLabel, readValues } from './controls.ts';
import {
  type ControlAttributes,
  type FieldOf,
  type FormKind,
  type FormTarget,
  type FormValues,
  fieldsOf,
  formFields,
} from './forms.ts';
import { clearHoneypot, isFilled } from './honeypot.ts';
import type { SendResult } from './outcome.ts';
import { noPhone, type PhoneState, phonePattern, phoneRule, typePhone } from './phone.ts';
import { useDelivery } from './useDelivery.ts';
import { checkText, type FieldErrors } from './validate.ts';

const textFieldsOf = (kind: FormKind) => fieldsOf(kind).filter((field) => field !== 'resume');

/** What was typed into each form; all jobs share one: name, e-mail and phone carry over from one to the next. */
export const drafts = {
  enquiry: createDraft('enquiry', textFieldsOf('enquiry')),
  application: createDraft('application', textFieldsOf('application')),
};

type FormOptions<Kind extends FormKind, Words> = {
  kind: Kind;
  words: Words;
  target: FormTarget;
  /** What it is about: the title of a job, or the enquiry. */
  subject: string;
  /** The mailbox for those whose phone number it does not take. */
  email: string;
  /** What is wrong with the file, if it has one. */
  checkFile?: () => string | undefined;
  /** Sends valid values; never throws. */
  send: (values: FormValues) => Promise<SendResult>;
};

const submitButtonOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]')!;

/**
 * Connects the rules of a form to its fields, and sends it. The fields are uncontrolled: what was typed before React
 * loaded stays, and a draft fills only empty ones. They are emptied once the form has been sent.
 */
export function useForm<Kind extends FormKind, Words extends Record<FieldOf<Kind>, object>>(
  options: FormOptions<Kind, Words>,
) {
  const { kind, words, target, subject, email, checkFile, send } = options;
  const draft = drafts[kind];
  const attributes: Partial<Record<string, ControlAttributes>> = formFields[kind];
  const textFields = textFieldsOf(kind);
  const phoneField = kind === 'enquiry' ? 'contactNumber' : 'phone';
  const delivery = useDelivery(target);
  const isSending = delivery.isSending(subject);
  const isSent = delivery.isSent(subject);
  const ref = useRef<HTMLFormElement>(null);
  const phone = useRef(noPhone);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isChecked, setChecked] = useState(false);
  const [isHoneypotFilled, setHoneypotFilled] = useState(false);

  const read = () => readValues(ref.current!, textFields);
  const check = (values: FormValues): FieldErrors => ({
    ...Object.fromEntries(textFields.map((field) => [field, checkText(field, values[field]!)])),
    resume: checkFile?.(),
  });
  const honeypotOf = (element: HTMLFormElement) =>
    controlOf(element, target.honeypot.name) as HTMLInputElement;
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
  }, []);

  // A form that opens while the page still reports success holds what was typed since then.
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) ref.current!.reset();
    wasSent.current = isSent;
  }, [isSent]);

  /** Sends the values unless a field is invalid, which then gets the focus, or the honeypot is filled in. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = ref.current!;
    receivePhone();
    const values = read();
    // Submitted once more before the visitor has noticed that it was sent.
    if (isSent && textFields.every((field) => values[field] === '')) return;
    saveDraft(values);
    const found = check(values);
    if (phone.current.error) found[phoneField] = phone.current.error;
    const bad = fieldsOf(kind).find((field) => found[field] !== undefined);
    const isHeldBack = !bad && isFilled(honeypotOf(element));
    // Before the focus moves: the field then has its message, and the page is laid out once instead of twice.
    flushSync(() => {
      setErrors(found);
      setChecked(true);
      setHoneypotFilled(isHeldBack);
    });
    if (bad) focusWithLabel(controlOf(element, bad));
    if (bad || isHeldBack) return;
    // Enter may submit from any field: moving the focus closes a phone's keyboard and brings the outcome into view.
    submitButtonOf(element).focus();
    delivery.deliver(subject, () => send(values));
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

  const phoneAttributes = {
    hint: fill(phoneHint, { email }),
    pattern: phonePattern,
    title: phoneRule,
    // Messages that come from editing are announced; those of a submit are read out with the field that gets the focus.
    isLive: !isChecked,
  };
  return {
    form: {
      'data-draft': kind,
      // How the browser posts it without script.
      action: target.action,
      method: 'post',
      encType: 'multipart/form-data',
      ref,
      onReset,
      onSubmit,
    },
    /** The texts and attributes of a field. While it is being sent it stays enabled, so that the focused one keeps the focus. */
    field: <Name extends FieldOf<Kind>>(name: Name) => ({
      ...words[name],
      name,
      required: true,
      error: errors[name],
      readOnly: isSending,
      ...attributes[name],
      ...(name === phoneField ? phoneAttributes : {}),
    }),
    isEditing: !isChecked,
    setError,
    submit: { isSending, isHoneypotFilled, onSendAnyway },
    delivery,
  };
}
