import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

/** What the site knows of the server. A refusal is final; a network or a server that fails is asked twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && isClientError(error)),
    },
  },
});

const isClientError = ({ status }: ApiError): boolean => status >= 400 && status < 500;
