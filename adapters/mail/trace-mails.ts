import type { MailTransport } from './transport.ts';

/** Runs in a span of the job that it is called in. */
export type TraceCall = <Result>(
  start: {
    readonly name: string;
    readonly attributes: Readonly<Record<string, number>>;
    readonly isCall: true;
  },
  run: () => Promise<Result>,
) => Promise<Result>;

/** A transport that shows each mail in a span: neither its addresses nor its content. */
export const traceMails = ({ send, close }: MailTransport, traceCall: TraceCall): MailTransport => ({
  close,
  send: (mail, attachedBytes = 0) =>
    traceCall(
      { name: 'send mail', attributes: { 'site.mail.attached_bytes': attachedBytes }, isCall: true },
      () => send(mail, attachedBytes),
    ),
});
