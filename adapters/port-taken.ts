/** The port that the site was to listen on is taken. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';

  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is taken: stop what listens there, or set PORT.`);
  }
}
