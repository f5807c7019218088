import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { text } from "./text.ts";

interface ListFaultProps {
  readonly error: Error;
  readonly onAgain: () => unknown;
}

export const ListFault = ({ error, onAgain }: ListFaultProps) => (
  <Alert type="error" action={<Button onClick={() => void onAgain()}>{text.tryAgain}</Button>}>
    {text.listFailed(error.message)}
  </Alert>
);
