/** A place of the product, as a visitor reaches it. */
export interface Visit {
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
}

/** One promise of the product. Its function throws a `Broken` promise. */
export interface Check {
  readonly name: string;
  readonly run: (visit: Visit) => Promise<string | undefined>;
}

/** A promise that the product does not keep. The message says what was found. */
export class Broken extends Error {
  override readonly name = "Broken";
}

export const expectThat = (isTrue: boolean, found: string): void => {
  if (!isTrue) throw new Broken(found);
};

export const expectStatus = (response: Response, ...wanted: readonly number[]): void =>
  expectThat(
    wanted.includes(response.status),
    `${new URL(response.url).pathname} answers ${response.status} instead of ${wanted.join(" or ")}`,
  );

/** The JSON of an answer of the API. */
export const jsonOf = async (response: Response): Promise<Readonly<Record<string, unknown>>> => {
  const type = response.headers.get("content-type") ?? "nothing";
  expectThat(type.startsWith("application/json"), `${new URL(response.url).pathname} is ${type} instead of JSON`);
  return (await response.json()) as Record<string, unknown>;
};

/** A refusal in the shape of all refusals. */
export const expectRefusal = async (response: Response, status: number, code: string): Promise<void> => {
  expectStatus(response, status);
  const body = await jsonOf(response);
  expectThat(body["success"] === false && body["code"] === code, `the refusal is ${JSON.stringify(body)}`);
};
