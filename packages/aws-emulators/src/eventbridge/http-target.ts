import { ServiceError } from "../shared/aws-json.ts";

/** How a connection proves who calls: a header that it keeps secret, or a user name and a password. */
export interface Connection {
  readonly arn: string;
  readonly header: { readonly name: string; readonly value: string };
}

/** An address outside of AWS that receives events. */
export interface ApiDestination {
  readonly arn: string;
  readonly connection: string;
  readonly endpoint: string;
  readonly method: string;
}

interface AuthParameters {
  readonly ApiKeyAuthParameters?: { readonly ApiKeyName: string; readonly ApiKeyValue: string };
  readonly BasicAuthParameters?: { readonly Username: string; readonly Password: string };
}

/** The header that a connection adds to each delivery. Throws for OAuth, which the emulator does not implement. */
export const connectionHeader = (authorization: string, parameters: AuthParameters = {}): Connection["header"] => {
  const { ApiKeyAuthParameters: key, BasicAuthParameters: basic } = parameters;
  if (authorization === "API_KEY" && key) return { name: key.ApiKeyName, value: key.ApiKeyValue };
  if (authorization === "BASIC" && basic) {
    const credentials = Buffer.from(`${basic.Username}:${basic.Password}`).toString("base64");
    return { name: "Authorization", value: `Basic ${credentials}` };
  }
  throw new ServiceError(
    "ValidationException",
    `AuthorizationType ${authorization} without its parameters, or not implemented by this emulator.`,
  );
};

/** EventBridge waits this long for an answer. */
const timeoutMs = 5_000;

/** Sends an event to an address. Throws unless the answer is a success, so that it is sent again. */
export const sendToHttp = async ({ endpoint, method }: ApiDestination, { header }: Connection, payload: unknown) => {
  const response = await fetch(endpoint, {
    method,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "User-Agent": "Amazon/EventBridge/ApiDestinations",
      [header.name]: header.value,
    },
    body: JSON.stringify(payload),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
};
