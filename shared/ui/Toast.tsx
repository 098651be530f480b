import { Notice, type NoticeProps } from './Notice.tsx';

/** Thanks in the corner of the window, spoken when the visitor pauses. */
export function Toast(props: Pick<NoticeProps, 'message' | 'closeLabel' | 'onDismiss'>) {
  return <Notice look="toast" role="status" isInCorner {...props} />;
}
