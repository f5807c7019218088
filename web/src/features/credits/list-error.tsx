import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { text } from "./text.ts";

interface ListErrorProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

export const ListError = ({ error, onRetry }: ListErrorProps) => (
  <Alert type="error" action={<Button onClick={() => void onRetry()}>{text.tryAgain}</Button>}>
    {text.listFailed(error.message)}
  </Alert>
);
