import { lengths, minutesOnForm } from "#contract/catalogue/lengths.ts";
import { packages } from "#contract/catalogue/packages.ts";
import { money, number } from "../../lib/format.ts";
import { text } from "./text.ts";

/** US cents of a credit in the package with the largest bonus. */
const lowestRate = Math.min(...packages.map(({ amount, credits }) => amount / credits));

/** What a film of each length costs. */
export const Prices = () => (
  <table className="front-prices">
    <thead>
      <tr>
        <th scope="col">{text.length}</th>
        <th scope="col">{text.scenes}</th>
        <th scope="col">{text.credits}</th>
        <th scope="col">{text.price}</th>
      </tr>
    </thead>
    <tbody>
      {minutesOnForm.map((minutes) => (
        <tr key={minutes}>
          <th scope="row">{text.minutes(minutes)}</th>
          <td>{lengths[minutes].scenes}</td>
          <td>{number(lengths[minutes].credits)}</td>
          <td>{money(lengths[minutes].credits * lowestRate)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
