import type { DeployedResource } from "./template.ts";

/** The result of a Lambda authorizer of type TOKEN. */
interface Policy {
  readonly principalId: string;
  readonly policyDocument: { readonly Statement: readonly Statement[] };
  readonly context?: Readonly<Record<string, string | number | boolean>>;
}
interface Statement {
  readonly Effect: string;
  readonly Resource: string | readonly string[];
}

/** Either the caller's context for the function, or an error response of the gateway. */
export type AuthorizerResult =
  | { readonly authorizer: Readonly<Record<string, unknown>> | null }
  | { readonly error: readonly [type: string, status: number] };

/** The function ARN of an authorizer; undefined if it is not a Lambda authorizer. */
export const authorizerFunction = (resources: readonly DeployedResource[], id: unknown): string | undefined => {
  const found = resources.find(({ type, ref }) => type === "AWS::ApiGateway::Authorizer" && ref === id);
  return /functions\/(arn:[^/]+)\/invocations/.exec(String(found?.properties["AuthorizerUri"] ?? ""))?.[1];
};

/** Invokes a Lambda authorizer like API Gateway, without caching its results. */
export const invokeAuthorizer = async (
  invoke: (functionArn: string, payload: unknown) => Promise<unknown>,
  functionArn: string,
  authorizationToken: string | undefined,
  methodArn: string,
): Promise<AuthorizerResult> => {
  // Without the header, API Gateway does not invoke the authorizer.
  if (!authorizationToken) return { error: ["UNAUTHORIZED", 401] };
  try {
    const result = await invoke(functionArn, { type: "TOKEN", authorizationToken, methodArn });
    // Another shape causes a TypeError, reported below.
    const { principalId, policyDocument, context = {} } = result as Policy;
    if (!allows(policyDocument.Statement, methodArn)) return { error: ["ACCESS_DENIED", 403] };
    return { authorizer: { principalId, ...toStrings(context) } };
  } catch (error) {
    if (error instanceof Error && error.message === "Unauthorized") return { error: ["UNAUTHORIZED", 401] };
    console.error(`${functionArn} failed`, error);
    return { error: ["AUTHORIZER_FAILURE", 500] };
  }
};

const allows = (statements: readonly Statement[], methodArn: string): boolean => {
  const matching = statements.filter(({ Resource }) =>
    [Resource].flat().some((pattern) => matchesArn(pattern, methodArn)),
  );
  return matching.some(({ Effect }) => Effect === "Allow") && matching.every(({ Effect }) => Effect === "Allow");
};

const matchesArn = (pattern: string, arn: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
  ).test(arn);

/** API Gateway passes context values as strings. */
const toStrings = (context: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(context).map(([name, value]) => [name, String(value)]));
