import Alert from "@cloudscape-design/components/alert";
import Link from "@cloudscape-design/components/link";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useEffect, useEffectEvent } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { AppButton } from "../../components/app-button.tsx";
import type { Fault } from "./faults.ts";
import { emptyOrder, type Order } from "./order.ts";
import { text } from "./text.ts";
import type { Refused } from "./use-order.ts";

interface FaultSummaryProps {
  readonly form: UseFormReturn<Order>;
  readonly refused: Refused | undefined;
}

/** All that is wrong, at the top of the form, each a way to its field; the first is gone to. */
export const FaultSummary = ({ form, refused }: FaultSummaryProps) => {
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control });
  const faults = listed(errors);
  const goToFirst = useEffectEvent(() => faults[0] && form.setFocus(faults[0].field));
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) goToFirst();
  }, [submitCount, isSubmitting]);
  if (faults.length === 0 && !refused) return null;
  return (
    <Alert
      type="error"
      {...(faults.length > 0 && { header: text.check(faults.length) })}
      {...(refused?.isShort && { action: <AppButton to="/credits">{text.buy}</AppButton> })}
    >
      <SpaceBetween size="xxs">
        {refused && <div>{refused.words}</div>}
        {faults.map(({ field, message }) => (
          <Link key={field} variant="primary" onFollow={() => form.setFocus(field)}>
            {message}
          </Link>
        ))}
      </SpaceBetween>
    </Alert>
  );
};

const order: readonly (keyof Order)[] = [
  "storyType",
  "inputStory",
  "fullStory",
  "voiceLanguage",
  "dimensionType",
  "videoDuration",
  "illustrationStyle",
  "customIllustrationStyle",
  "narratorVoiceId",
  "narratorName",
];
/** As they stand on the page: those that are not named come after, as the form has them. */
const pageOrder = [...new Set([...order, ...(Object.keys(emptyOrder) as (keyof Order)[])])];

const listed = (errors: ReturnType<typeof useFormState<Order>>["errors"]): readonly Fault[] =>
  pageOrder.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
