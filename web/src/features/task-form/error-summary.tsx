import Alert from "@cloudscape-design/components/alert";
import Link from "@cloudscape-design/components/link";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useEffect, useEffectEvent } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { AppButton } from "../../components/app-link.tsx";
import { emptyOrder, type Order } from "./order.ts";
import { text } from "./text.ts";
import type { OrderError } from "./use-order.ts";
import type { FormError } from "./validation.ts";

interface ErrorSummaryProps {
  readonly form: UseFormReturn<Order>;
  readonly refused: OrderError | undefined;
}

/** All errors at the top of the form, as links to their fields. The first field gets the focus. */
export const ErrorSummary = ({ form, refused }: ErrorSummaryProps) => {
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control });
  const fieldErrors = errorList(errors);
  const goToFirst = useEffectEvent(() => fieldErrors[0] && form.setFocus(fieldErrors[0].field));
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) goToFirst();
  }, [submitCount, isSubmitting]);
  if (fieldErrors.length === 0 && !refused) return null;
  return (
    <Alert
      type="error"
      {...(fieldErrors.length > 0 && { header: text.check(fieldErrors.length) })}
      {...(refused?.isShort && { action: <AppButton to="/credits">{text.buy}</AppButton> })}
    >
      <SpaceBetween size="xxs">
        {refused && <div>{refused.words}</div>}
        {fieldErrors.map(({ field, message }) => (
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
  "codeName",
  "voiceLanguage",
  "dimensionType",
  "videoDuration",
  "illustrationStyle",
  "customIllustrationStyle",
  "narratorVoiceId",
  "narratorName",
  "characters",
];
/** All fields in the order of the page. Fields that `order` does not name come last. */
const pageOrder = [...new Set([...order, ...(Object.keys(emptyOrder) as (keyof Order)[])])];

const errorList = (errors: ReturnType<typeof useFormState<Order>>["errors"]): readonly FormError[] =>
  pageOrder.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
