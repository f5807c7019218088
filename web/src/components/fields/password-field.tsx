import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import { useState } from "react";
import { t } from "../../lib/translate.ts";

interface PasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password field with a button that shows the password. */
export const PasswordField = ({ label, hint, autoComplete, value, onChange }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} constraintText={hint} stretch>
      <div className="with-button">
        <Input
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          spellcheck={false}
          value={value}
          onChange={({ detail }) => onChange(detail.value)}
        />
        <Button
          formAction="none"
          ariaLabel={shown ? t("Hide {label}", { label }) : t("Show {label}", { label })}
          nativeButtonAttributes={{ "aria-pressed": shown }}
          onClick={() => setShown(!shown)}
        >
          {shown ? t("Hide") : t("Show")}
        </Button>
      </div>
    </FormField>
  );
};
