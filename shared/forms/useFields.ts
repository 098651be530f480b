import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillFromDraft, writeDraft } from '../drafts/drafts.ts';
import type { FormDescription } from '../words/formDescription.ts';
import { cleanValue, mistakeIn, typedFields } from './fieldRules.ts';
import type { FormValues } from './forms.ts';
import { editPhone, isTyping, noPhone, type PhoneState, typePhone } from './phone.ts';

/** A form's own control of this name: an extension may have added another one. */
export function controlOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(name)}"]`)!;
}

// For a browser that keeps no drafts.
const saved: Record<string, string | undefined> = {};

/** Given the draft that was sent, forgets it only if it is still the same. */
export function forgetDraft(kind: string, sent = saved[kind]): void {
  if (sent !== saved[kind]) return;
  saved[kind] = undefined;
  writeDraft(kind);
}

/** Fields are uncontrolled: what was typed before React loaded stays. All jobs share one draft. */
export function useFields(
  ref: RefObject<HTMLFormElement | null>,
  form: FormDescription,
  checkFile?: () => string | undefined,
) {
  const { kind, fields } = form;
  const typed = typedFields(form);
  const isPhone = (name: string) => fields[name]!.type === 'tel';
  const phones = useRef<Record<string, PhoneState>>({});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);

  const phoneOf = (name: string) => phones.current[name] ?? noPhone;
  const textOf = (name: string) => cleanValue(fields[name]!, controlOf(ref.current!, name).value);
  const mistakeOf = (name: string) => {
    if (fields[name]!.type === 'file') return checkFile?.();
    return phoneOf(name).error || mistakeIn(fields[name]!, textOf(name));
  };
  const setError = (field: string, message: string | undefined) => {
    setErrors((now) => ({ ...now, [field]: message }));
    setChecked(false);
  };
  /** After an edit. Says what was refused at once, and anything else once it has been said before. */
  const judge = (name: string) => {
    if (phoneOf(name).error || errors[name]) setError(name, mistakeOf(name));
  };
  /** After an edit, or if a number came without one: before the script, or by an extension. */
  const takePhone = (name: string, event?: InputEvent) => {
    const control = controlOf(ref.current!, name);
    if (!event && control.value === phoneOf(name).value) return;
    const position = event ? control.selectionStart : null;
    const isTyped = event !== undefined && isTyping(event);
    const { caret, ...edited } = editPhone(phoneOf(name), control.value, position, isTyped);
    phones.current[name] = edited;
    if (edited.value === control.value) return;
    control.value = edited.value;
    if (document.activeElement === control) control.setSelectionRange(caret, caret);
  };

  const receive = (): FormValues => {
    for (const name of typed.filter(isPhone)) takePhone(name);
    return Object.fromEntries(typed.map((name) => [name, textOf(name)]));
  };
  /** With the digits that a number could not take: after a reload it is still in error. */
  const save = () => {
    const texts = typed.map((name) => [name, phoneOf(name).error ? phoneOf(name).entered : textOf(name)]);
    saved[kind] = writeDraft(kind, Object.fromEntries(texts));
    return saved[kind];
  };

  const onEdit = useEffectEvent((event: Event) => {
    const { name, value } = event.target as HTMLInputElement;
    // A focused field reports its change even after it was removed from the page.
    if (!typed.includes(name) || !ref.current) return;
    const { inputType, isComposing } = event as InputEvent;
    // During composition, changing the value would make the input method enter the characters again.
    if (isPhone(name) && !isComposing) {
      // What was entered in place of a refused number may be the same digits; what was undone is not entered.
      const isEntered = event.type === 'input' && !inputType?.startsWith('history');
      if (isEntered || value !== phoneOf(name).value) takePhone(name, event as InputEvent);
    }
    judge(name);
    save();
  });

  const start = useEffectEvent((element: HTMLFormElement) => {
    // From now on this site's own checks replace the browser's, and `keepDrafts` leaves the form alone.
    element.noValidate = true;
    const draft = fillFromDraft(element, saved[kind]);
    for (const name of typed.filter(isPhone)) {
      const control = controlOf(element, name);
      const typedBefore = typePhone(String(draft[name] ?? ''));
      // Filled in here, or by the browser, which restores what a field held.
      if ([typedBefore.entered, typedBefore.value].includes(control.value)) {
        phones.current[name] = typedBefore;
        control.value = typedBefore.value;
      }
      takePhone(name);
      judge(name);
    }
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

  const checkAll = () => {
    const names = Object.keys(fields).filter((name) => fields[name]!.type !== 'hidden');
    const found = Object.fromEntries(names.map((name) => [name, mistakeOf(name)]));
    setErrors(found);
    setChecked(true);
    return names.find((name) => found[name] !== undefined);
  };

  const clear = () => {
    phones.current = {};
    setErrors({});
    setChecked(false);
    forgetDraft(kind);
  };

  return { errors, isChecked, setError, receive, save, checkAll, clear };
}
