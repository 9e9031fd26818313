/** An error that the operator can resolve: the message alone says what is wrong and what to do. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
