/** An error reply in DynamoDB's shape. The engine throws errors of the same shape. */
export class ApiError extends Error {
  readonly statusCode = 400;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(type: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.body = { __type: type.includes("#") ? type : `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more };
  }
}

export const validationError = (message: string) =>
  new ApiError("com.amazon.coral.validate#ValidationException", message);

export const isApiError = (error: unknown): error is Pick<ApiError, "message" | "statusCode" | "body"> =>
  error instanceof Error && "statusCode" in error && "body" in error;

/** The name of an error without its namespace, such as `ConditionalCheckFailedException`. */
export const errorName = (error: unknown): string | undefined =>
  isApiError(error) ? String(error.body["__type"]).split("#").at(-1) : undefined;
