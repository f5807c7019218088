import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { maskSecret } from "./new-key.ts";
import { text } from "./text.ts";

interface SecretOnceProps {
  /** The name of the secret for screen readers, such as "new live key". */
  readonly what: string;
  readonly secret: string;
  readonly children: string;
  readonly onDismiss: () => void;
}

/** A new secret: masked until it is revealed, and removed when it is dismissed. */
export const SecretOnce = ({ what, secret, children, onDismiss }: SecretOnceProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Alert type="warning" dismissible dismissAriaLabel={`${text.dismiss}, ${what}`} onDismiss={onDismiss}>
      <SpaceBetween size="xs">
        <span>{children}</span>
        <code className="secret">{shown ? secret : maskSecret(secret)}</code>
        <SpaceBetween direction="horizontal" size="xs">
          <Button
            iconName={shown ? "lock-private" : "view-full"}
            ariaLabel={`${shown ? text.hide : text.reveal} ${what}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? text.hide : text.reveal}
          </Button>
          <CopyButton what={what} value={secret} />
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  );
};
