/**
 * True when a robot filled the field that people never see. The field has no `name`, so that neither script
 * nor a native post sends it, and wants `autocomplete="off"`, `tabindex="-1"` and a hidden wrapper.
 */
export function isFilledByRobot(honeypot: string): boolean {
  return honeypot !== '';
}
