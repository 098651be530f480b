import { Notice, type NoticeProps } from './Notice.tsx';

/** success: it was done; error: it was not, and can be tried again. */
export const alertKinds = ['success', 'error'] as const;

type AlertProps = Omit<NoticeProps, 'look' | 'role'> & { kind: (typeof alertKinds)[number] };

/** The outcome of an action, announced at once. */
export function Alert({ kind, ...props }: AlertProps) {
  return <Notice look={kind} role="alert" {...props} />;
}
