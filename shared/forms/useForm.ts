import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill, type Values } from '../core/fill.ts';
import type { FormDescription } from '../words/formDescription.ts';
import { fieldErrors, ruleWords, typeWords } from '../words/forms.ts';
import { labelOf } from './fieldRules.ts';
import type { FormTarget, FormValues } from './forms.ts';
import { clearHoneypot, isFilled } from './payload.ts';
import { phonePattern } from './phone.ts';
import { type SendResult, sendForm } from './submit.ts';
import { type AppliedJob, noJob, useDelivery } from './useDelivery.ts';
import { controlOf, forgetDraft, useFields } from './useFields.ts';

type FormOptions = {
  form: FormDescription;
  target: FormTarget;
  job?: AppliedJob;
  /** For the names in braces in hints. */
  facts: Values;
  checkFile?: () => string | undefined;
  send?: (values: FormValues) => Promise<SendResult>;
};

/** With what its scroll margin covers. Without `preventScroll`, Chromium cuts the smooth scroll short, to the caret. */
function focusInView(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
}

const submitButtonOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]')!;

export function useForm(options: FormOptions) {
  const { form, target, job = noJob, facts, checkFile } = options;
  const { send = (values) => sendForm(form, target, values) } = options;
  const { slug } = job;
  const delivery = useDelivery(target);
  const { isSending = false } = delivery.of(slug);
  const isSent = delivery.isSent(slug);
  const ref = useRef<HTMLFormElement>(null);
  const { errors, isChecked, setError, receive, save, checkAll, clear } = useFields(ref, form, checkFile);
  const [isHoneypotFilled, setHoneypotFilled] = useState(false);
  const honeypotOf = (element: HTMLFormElement) => controlOf(element, target.honeypot.name);

  // A form that opens while the page still reports success holds what was typed since then.
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) ref.current!.reset();
    wasSent.current = isSent;
  }, [isSent]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = ref.current!;
    const values = receive();
    // Submitted once more before the visitor has noticed that it was sent.
    if (isSent && Object.values(values).every((value) => value === '')) return;
    const draft = save();
    // The field must have its message before it gets the focus.
    const bad = flushSync(checkAll);
    const isHeldBack = !bad && isFilled(honeypotOf(element));
    setHoneypotFilled(isHeldBack);
    if (bad) focusInView(controlOf(element, bad));
    if (bad || isHeldBack) return;
    // Enter may submit from any field: moving the focus closes a phone's keyboard and brings the outcome into view.
    focusInView(submitButtonOf(element));
    delivery.deliver(job, async () => {
      const result = await send(values);
      // A form on the page is emptied with its draft; that of another job, which the dialog may show by now, keeps both.
      if (result.status === 'sent' && !document.querySelector('[data-draft]')) forgetDraft(form.kind, draft);
      return result;
    });
  };

  const onSendAnyway = () => {
    const element = ref.current!;
    clearHoneypot(honeypotOf(element));
    submitButtonOf(element).click();
  };

  const onReset = () => {
    setHoneypotFilled(false);
    clear();
  };

  const field = (name: string) => {
    const { type, autoComplete, missing, ...texts } = form.fields[name]!;
    const isPhone = type === 'tel';
    const controlType = isPhone || type === 'email' ? type : undefined;
    const { placeholder, hint } = { ...(controlType && typeWords[controlType]), ...texts };
    return {
      label: labelOf(form.fields[name]!),
      placeholder,
      name,
      required: missing !== undefined,
      error: errors[name],
      // Not disabled: the focused one keeps the focus.
      readOnly: isSending,
      type: controlType,
      autoComplete: autoComplete ?? controlType,
      hint: hint && fill(hint, facts),
      ...(isPhone && { pattern: phonePattern, title: fieldErrors.phone }),
      isLive: !isChecked && (isPhone || type === 'file'),
    };
  };

  const isMixed = Object.values(form.fields).some(({ type, missing }) => type !== 'hidden' && !missing);
  return {
    form: {
      'data-draft': form.kind,
      action: target.action,
      method: 'post',
      encType: 'multipart/form-data',
      ref,
      onReset,
      onSubmit,
    },
    rule: isMixed ? ruleWords.mixed : ruleWords.required,
    field,
    setError,
    submit: { action: form.submit, isSending, isHoneypotFilled, onSendAnyway },
    delivery,
  };
}
