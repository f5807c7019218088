import ColumnLayout from "@cloudscape-design/components/column-layout";
import { type Control, useWatch } from "react-hook-form";
import { reviews, reviewTimeouts } from "#contract/order/values.ts";
import { SelectField } from "../../components/fields/select-field.tsx";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

const reviewOptions = reviews.map((value) => ({ value, label: text.reviews[value] }));
const timeoutOptions = reviewTimeouts.map((value) => ({ value, label: text.reviewTimeouts[value] }));

/** Where the film stops for its owner's review, and what happens if the owner does not come. */
export const ReviewPart = ({ control }: { readonly control: Control<Order> }) => {
  const review = useWatch({ control, name: "review" });
  return (
    <ColumnLayout columns={2}>
      <SelectField control={control} name="review" label={text.reviewAt} options={reviewOptions} />
      {(review === "script" || review === "storyboard") && (
        <SelectField control={control} name="reviewTimeout" label={text.reviewTimeout} options={timeoutOptions} />
      )}
    </ColumnLayout>
  );
};
