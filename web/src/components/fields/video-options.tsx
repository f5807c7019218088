import Checkbox from "@cloudscape-design/components/checkbox";
import FormField from "@cloudscape-design/components/form-field";
import RadioGroup from "@cloudscape-design/components/radio-group";
import { videoPrivacies } from "#contract/schema/youtube.ts";
import { t } from "../../lib/translate.ts";

const names = {
  private: [t("Private"), t("Only you can watch it.")],
  unlisted: [t("Unlisted"), t("Everyone with the link can watch it.")],
  public: [t("Public"), t("Everyone can find and watch it.")],
  later: [t("Public later"), t("It is private until the time that you choose.")],
} as const;
export type Visibility = keyof typeof names;

interface VisibilityFieldProps {
  readonly value: Visibility;
  /** Also offers to publish at a later time. */
  readonly withLater?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: Visibility) => void;
}

/** Who sees a video on YouTube. */
export const VisibilityField = ({ value, withLater = false, disabled = false, onChange }: VisibilityFieldProps) => {
  const offered: readonly Visibility[] = withLater ? [...videoPrivacies, "later"] : videoPrivacies;
  return (
    <FormField label={t("Visibility")}>
      <RadioGroup
        value={value}
        items={offered.map((each) => ({ value: each, label: names[each][0], description: names[each][1], disabled }))}
        onChange={({ detail }) => onChange(offered.find((each) => each === detail.value) ?? value)}
      />
    </FormField>
  );
};

interface MadeForKidsFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The owner's declaration that videos are made for children, which the law of some countries demands. */
export const MadeForKidsField = ({ label, checked, disabled = false, onChange }: MadeForKidsFieldProps) => (
  <Checkbox
    checked={checked}
    disabled={disabled}
    description={t("YouTube then shows no comments and no personal advertising. You are responsible for this choice.")}
    onChange={({ detail }) => onChange(detail.checked)}
  >
    {label}
  </Checkbox>
);
