import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

/** Client errors (4xx) are final, and so is a timeout: two more would take minutes. Other errors are retried twice. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && isFinal(error));

const isFinal = ({ status, code }: ApiError): boolean => (status >= 400 && status < 500) || code === "timeout";

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: shouldRetry } },
});
