import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton } from "../../components/app-button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ApiFault } from "../../lib/api.ts";
import { text } from "./text.ts";

interface LostProps {
  readonly error: Error;
  readonly onAgain: () => void;
}

/** A task that cannot be shown: why, and the way on. */
export const Lost = ({ error, onAgain }: LostProps) => {
  const isFinal = error instanceof ApiFault && (error.status === 404 || error.status === 403);
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.task} />
      <Alert type="error" action={!isFinal && <Button onClick={onAgain}>{text.tryAgain}</Button>}>
        {wordsOf(error)}
      </Alert>
      <AppButton to="/welcome">{text.backToTasks}</AppButton>
    </SpaceBetween>
  );
};

const wordsOf = (error: Error): string => {
  const status = error instanceof ApiFault ? error.status : undefined;
  if (status === 404) return error.message.startsWith(text.notFound) ? error.message : text.notFound;
  if (status === 403) return text.denied;
  return text.failedTask(error.message);
};
