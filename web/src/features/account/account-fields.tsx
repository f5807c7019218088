import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import { text } from "./text.ts";

interface AccountFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const EmailField = ({ value, onChange }: AccountFieldProps) => (
  <FormField label={text.email} stretch>
    <Input
      type="email"
      inputMode="email"
      autoComplete="username"
      value={value}
      onChange={({ detail }) => onChange(detail.value)}
    />
  </FormField>
);

interface CodeFieldProps extends AccountFieldProps {
  readonly sentTo: string;
}

export const CodeField = ({ value, onChange, sentTo }: CodeFieldProps) => (
  <FormField label={text.code} constraintText={sentTo && text.codeSentTo(sentTo)} stretch>
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={({ detail }) => onChange(detail.value)}
    />
  </FormField>
);
