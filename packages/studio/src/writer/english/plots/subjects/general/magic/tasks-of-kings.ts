import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

/** Stories of rewards that are offered, and of errands that cannot be done. */
export const tasksOfKings = [
  story({
    says: [
      phrase(
        "(?:offered|offers|promised|promises) <prize:thing> to (?:anyone|anybody|whoever|the one|the person|the first person|the first) (?:who|that)? ?(?:could|can|would|will|was able to)?",
      ),
      phrase(
        "(?:anyone|anybody|whoever|the one|the person|the first person|the first) (?:who |that )?(?:could|can|would|was able to) <feat:doing>",
      ),
    ],
    may: [
      role("winner", "shepherd|goose girl|farmer's daughter|kitchen maid|jester|tailor|boy|girl|gardener|fool|cook"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|dragon|riddle|marry|cure|heal|save)\b/i,
    after: [
      "The news went through the whole land, and before long a line stood at the gate, down the hill and round the corner. {Hero} sat on a hard chair and let them in one by one. They had all come to {feat}. Most of them had brought a servant, to carry {prize} home.",
      "The first one stood on his head and sang. The second pulled a goat out of a hat. The third had worked at home on something for a year, and it fell over. {Hero} leaned {his} head on {his} hand. “Thank you,” {he} said. “The next one.” None of them could {feat}.",
      "+ After a week the servants were tired, and {hero} was more tired than any of them. {He} had seen nineteen goats. “Perhaps it can't be done at all,” said the minister. {Hero} almost believed it. Outside the rain ran down the windows, and the line had become very short.",
      [
        "The last in the line was {winner}, with wet shoes and nothing in both hands. “And what do you want to show me?” asked {hero}. “Nothing,” said {winner}. “I wanted to ask whether you would like to come along. I have to bring in the sheep, and you look as if you had not been out for a long time.” The minister dropped his pen.",
        "The last in the line was a goose girl, with wet shoes and nothing in both hands. “And what do you want to show me?” asked {hero}. “Nothing,” said the goose girl. “I wanted to ask whether you would like to come along. I have to bring in the geese, and you look as if you had not been out for a long time.” The minister dropped his pen.",
      ],
      "+ “That is not allowed!” hissed the minister. But {hero} had already got up. “Nobody has ever asked me that,” {he} said, and looked for {his} boots. They were at the very back of the cupboard, and there was a mouse in one of them, who moved out with dignity.",
    ],
    end: [
      "{Hero} got wet to the skin. {He} ran after the animals, fell into a ditch, and was helped out by a ram or a gander, it was hard to tell for mud. At the top of the hill the rain stopped, and the whole land lay there and steamed in the sun. {Hero} had never seen it from here. “Oh,” said {hero}. That was all, but it came from deep down.",
      "On the way home {hero} kept {his} word. {He} had promised {prize}, and {he} did not take it back. “It's yours,” {he} said. There was a shake of a wet head. “What should I do with it? I'd rather have you help again tomorrow. It goes faster with two.” {Hero} laughed so loudly that the guards at the gate took {him} for a stranger.",
      "There is no line any more. If you want to see {hero}, you have to go up to the hill in the mornings. There {he} sits on a stone, with mud on {his} boots, and shares {his} bread. {Prize} is still to be had, {he} says. But up to now nobody on that hill has wanted it.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:sent|sends|ordered|forced) <child:somebody> (?:out )?(?:into|to|across|up|down) [^.,]*?(?:to|and) (?:fetch|find|pick|gather|bring(?: back| home)?|get) <errand:thing>",
      ),
      /\b(?:stepmother|witch|aunt|king|queen|sorcerer|wizard|giant|ogre|troll|master|landlord|innkeeper|stepfather|stepsisters?)\b/i,
    ],
    may: [
      ...also("forest|woods?", "winter", "around a fire|fire"),
      phrase(
        "(?:[Aa]nd|[Bb]ut|[Tt]hen|[Uu]ntil|[Tt]here,?|met) (?<helpers>(?:an?|the|two|three|twelve) (?:\\p{Ll}+ ){0,2}?(?:men|man|women|woman|animals?|bear|fox|wolf|months|dwarfs|fairy|fairies|owl|hare|deer|giant))",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|dragon)\b/i,
    lead: "child",
    after: [
      "There was not a soul who believed that it could be done. “And don't come back without {errand}!” was the last thing that {hero} heard. Then the door was shut. {Hero} pulled {his} thin coat together. {He} had half a loaf of bread in {his} pocket, and no idea where to begin.",
      "+ So {hero} walked. The path became narrower, and then there was no path. A bird sat in the way with a stiff wing. {Hero} warmed it in both hands until it could fly. {He} gave it a good part of the bread. “Do you know where to find {errand}?” {he} asked. The bird flew ahead, from tree to tree.",
      [
        "When it was almost dark, {hero} saw a light, and went towards it. There {he} came upon {helpers}. {Hero} could have hidden. But {he} was well brought up. “Good evening,” {he} said. “May I warm myself?” Room was made for {him} at once, right in the middle. {Hero} shared out the rest of {his} bread, although there was not much.",
        "When it was almost dark, {hero} saw a light, and went towards it. An old woman sat by a fire and stirred a pot. {Hero} could have hidden. But {he} was well brought up. “Good evening,” {he} said. “May I warm myself?” Room was made for {him} at once. {Hero} shared out the rest of {his} bread, although there was not much.",
      ],
      "“What are you doing out here at this time?” {hero} was asked. {He} told the truth: that {he} had been sent for {errand}, and that {he} could not go home without. It was quiet for a moment. “Is that fair?” asked one voice. “No,” said another. “But {he} has not said one bad word about it. And {he} has shared {his} bread.”",
      "+ {Hero} had grown so tired that {his} head sank down. Somebody laid something warm round {his} shoulders. Through {his} eyelashes {he} saw the fire burn high, first red and then golden, and the whole wood stood in the light as if it were another time of the year.",
    ],
    end: [
      "“Look behind you,” somebody said. {Hero} turned round. Where there had been nothing, lay just what {he} had been sent for: {errand}. {Hero} rubbed {his} eyes. {He} took no more than {he} had been sent for. “Thank you,” {he} said, and said it to each of them. “Thank you, and thank you.”",
      "At home they could not believe their eyes. They took everything away from {hero} without a word of thanks. Then they ran out themselves, to get more, with big sacks, and said good evening to nobody. They found the cold and the dark. When they came back, they were very quiet, and they never sent {hero} out again.",
      [
        "{Hero} goes there of {his} own free will now. On the longest evening of the year {he} takes a whole loaf of bread under {his} arm. Then there is the light. {Hero} does not have to ask any more. {Helpers} have kept {his} place, right in the middle.",
        "{Hero} goes there of {his} own free will now. On the longest evening of the year {he} takes a whole loaf of bread under {his} arm. Then there is the light. {Hero} does not have to ask any more. The place by the fire is kept for {him}.",
      ],
    ],
  }),
];
