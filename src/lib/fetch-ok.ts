/** The server responded with an error status. */
class ResponseError extends Error {
  override readonly name = 'ResponseError';
}

/** Calls `fetch`. @throws {ResponseError} for an error status */
export const fetchOk = async (path: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(path, init);
  if (!response.ok) throw new ResponseError(`${path} answered ${response.status}`);
  return response;
};
