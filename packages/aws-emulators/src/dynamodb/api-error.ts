/** An error as DynamoDB words it. The engine throws its own in the same shape. */
export class ApiError extends Error {
  readonly statusCode = 400;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(type: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.body = { __type: type.includes("#") ? type : `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more };
  }
}

export const validation = (message: string) => new ApiError("com.amazon.coral.validate#ValidationException", message);

export const isApiError = (error: unknown): error is Pick<ApiError, "message" | "statusCode" | "body"> =>
  error instanceof Error && "statusCode" in error && "body" in error;

/** The last word of an error's type, `ConditionalCheckFailedException` for one. */
export const kindOf = (error: unknown): string | undefined =>
  isApiError(error) ? String(error.body["__type"]).split("#").at(-1) : undefined;
