import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { useEffect, useState } from "react";
import { text } from "./text.ts";

/** An error and the action that caused it. */
export interface TaskError {
  readonly message: string;
  readonly of: "list" | "retry" | "cancel" | "delete";
}

const retryErrorShownMs = 5_000;

/** The last error. The error of a retry disappears after five seconds. */
export const useTaskError = () => {
  const [error, showError] = useState<TaskError>();
  useEffect(() => {
    if (error?.of !== "retry") return;
    const timer = setTimeout(() => showError(undefined), retryErrorShownMs);
    return () => clearTimeout(timer);
  }, [error]);
  return { error, showError, clear: () => showError(undefined) };
};

export const TaskErrorAlert = ({ error, onAgain }: { readonly error: TaskError; readonly onAgain: () => void }) => (
  <Alert type="error" action={<Button onClick={onAgain}>{text.tryAgain}</Button>}>
    {text.error(error.message)}
  </Alert>
);
