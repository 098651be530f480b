import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../core/fill.ts';
import { fieldErrors, phoneHint } from '../words/forms.ts';
import { controlOf, focusInView } from './controls.ts';
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
import { phonePattern } from './phone.ts';
import { useDelivery } from './useDelivery.ts';
import { phoneFields, useFields } from './useFields.ts';

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

/** Connects the rules of a form to its fields, and sends it. The fields are emptied once it has been sent. */
export function useForm<Kind extends FormKind, Words extends Record<FieldOf<Kind>, object>>(
  options: FormOptions<Kind, Words>,
) {
  const { kind, words, target, subject, email, checkFile, send } = options;
  const attributes: Partial<Record<string, ControlAttributes>> = formFields[kind];
  const delivery = useDelivery(target);
  const isSending = delivery.isSending(subject);
  const isSent = delivery.isSent(subject);
  const ref = useRef<HTMLFormElement>(null);
  const { errors, isChecked, setError, receive, checkAll, clear } = useFields(ref, kind, checkFile);
  const [isHoneypotFilled, setHoneypotFilled] = useState(false);
  const honeypotOf = (form: HTMLFormElement) => controlOf(form, target.honeypot.name) as HTMLInputElement;

  // A form that opens while the page still reports success holds what was typed since then.
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) ref.current!.reset();
    wasSent.current = isSent;
  }, [isSent]);

  /** Sends the values unless a field is invalid, which then gets the focus, or the honeypot is filled in. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = ref.current!;
    const values = receive();
    // Submitted once more before the visitor has noticed that it was sent.
    if (isSent && Object.values(values).every((value) => value === '')) return;
    let bad: FieldOf<FormKind> | undefined;
    let isHeldBack = false;
    // Before the focus moves: the field then has its message, and the page is laid out once instead of twice.
    flushSync(() => {
      const found = checkAll(values);
      bad = fieldsOf(kind).find((field) => found[field] !== undefined);
      isHeldBack = !bad && isFilled(honeypotOf(form));
      setHoneypotFilled(isHeldBack);
    });
    if (bad) focusInView(controlOf(form, bad));
    if (bad || isHeldBack) return;
    // Enter may submit from any field: moving the focus closes a phone's keyboard and brings the outcome into view.
    focusInView(submitButtonOf(form));
    delivery.deliver(subject, () => send(values));
  };

  /** Sends a form that was held back because an extension filled in the honeypot. */
  const onSendAnyway = () => {
    const form = ref.current!;
    clearHoneypot(honeypotOf(form));
    submitButtonOf(form).click();
  };

  const onReset = () => {
    setHoneypotFilled(false);
    clear();
  };

  const phoneAttributes = {
    hint: fill(phoneHint, { email }),
    pattern: phonePattern,
    title: fieldErrors.phoneForm,
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
      ...(name === phoneFields[kind] ? phoneAttributes : {}),
      // Messages that come from editing are announced; those of a submit are read out with the field that gets the focus.
      isLive: !isChecked && (name === phoneFields[kind] || name === 'resume'),
    }),
    setError,
    submit: { isSending, isHoneypotFilled, onSendAnyway },
    delivery,
  };
}
