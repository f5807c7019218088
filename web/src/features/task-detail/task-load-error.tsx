import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton } from "../../components/app-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ApiError } from "../../lib/api.ts";
import { text } from "./text.ts";

interface TaskLoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The error page of a task that cannot be shown. */
export const TaskLoadError = ({ error, onRetry }: TaskLoadErrorProps) => {
  const isFinal = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.task} />
      <Alert type="error" action={!isFinal && <Button onClick={onRetry}>{text.tryAgain}</Button>}>
        {messageOf(error)}
      </Alert>
      <AppButton to="/welcome">{text.backToTasks}</AppButton>
    </SpaceBetween>
  );
};

const messageOf = (error: Error): string => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return error.message.startsWith(text.notFound) ? error.message : text.notFound;
  if (status === 403) return text.denied;
  return text.failedTask(error.message);
};
