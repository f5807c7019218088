import type { Deployed } from "./template.ts";

/** What a function that authorizes is given and gives, as far as a token goes. */
interface Policy {
  readonly principalId: string;
  readonly policyDocument: { readonly Statement: readonly Statement[] };
  readonly context?: Readonly<Record<string, string | number | boolean>>;
}
interface Statement {
  readonly Effect: string;
  readonly Resource: string | readonly string[];
}

/** What the gateway does next: passes on who is asking, or answers by itself. */
export type Verdict =
  | { readonly authorizer: Readonly<Record<string, unknown>> | null }
  | { readonly answer: readonly [type: string, status: number] };

/** The function of an authorizer that the template names, or nothing where it asks no function. */
export const authorizerFunction = (resources: readonly Deployed[], id: unknown): string | undefined => {
  const found = resources.find(({ type, ref }) => type === "AWS::ApiGateway::Authorizer" && ref === id);
  return /functions\/(arn:[^/]+)\/invocations/.exec(String(found?.properties["AuthorizerUri"] ?? ""))?.[1];
};

/** Asks a function of type TOKEN who is asking, as API Gateway does. Its answers are not kept. */
export const askAuthorizer = async (
  invoke: (functionArn: string, payload: unknown) => Promise<unknown>,
  functionArn: string,
  authorizationToken: string | undefined,
  methodArn: string,
): Promise<Verdict> => {
  // API Gateway asks nobody where the header is missing.
  if (!authorizationToken) return { answer: ["UNAUTHORIZED", 401] };
  try {
    const given = await invoke(functionArn, { type: "TOKEN", authorizationToken, methodArn });
    // A function that answers in another shape is at fault, and found out below.
    const { principalId, policyDocument, context = {} } = given as Policy;
    if (!allows(policyDocument.Statement, methodArn)) return { answer: ["ACCESS_DENIED", 403] };
    return { authorizer: { principalId, ...words(context) } };
  } catch (error) {
    if (error instanceof Error && error.message === "Unauthorized") return { answer: ["UNAUTHORIZED", 401] };
    console.error(`${functionArn} failed`, error);
    return { answer: ["AUTHORIZER_FAILURE", 500] };
  }
};

const allows = (statements: readonly Statement[], methodArn: string): boolean => {
  const about = statements.filter(({ Resource }) => [Resource].flat().some((pattern) => covers(pattern, methodArn)));
  return about.some(({ Effect }) => Effect === "Allow") && about.every(({ Effect }) => Effect === "Allow");
};

const covers = (pattern: string, arn: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
  ).test(arn);

/** Functions see words only. */
const words = (context: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(context).map(([name, value]) => [name, String(value)]));
