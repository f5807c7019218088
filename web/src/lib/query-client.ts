import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

/** Client errors (4xx) are final. Other errors are retried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && isClientError(error)),
    },
  },
});

const isClientError = ({ status }: ApiError): boolean => status >= 400 && status < 500;
