import { Notice, type NoticeProps } from './Notice.tsx';

/** Thanks in the corner of the window, announced when the screen reader is idle. */
export function Toast(props: Pick<NoticeProps, 'message' | 'closeLabel' | 'onDismiss'>) {
  return <Notice look="toast" role="status" isInCorner {...props} />;
}
