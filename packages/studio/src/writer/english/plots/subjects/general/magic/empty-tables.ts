import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of somebody feared, to whom no guests come, or whom no herd takes in. */
export const emptyTables = [
  story({
    says: [
      phrase(
        "(?:invited|invites|had invited|asked) <guests:thing> (?:to|for) (?=(?:dinner|lunch|tea|supper|breakfast|an? |the |his |her |its |their ))<feast:thing>",
      ),
      /\b(?:nobody|no one|none of them|not one)\b[^.]*?\b(?:came|comes|come|turn(?:s|ed)? up|show(?:s|ed)? up|appeared|answered|dare[sd]?)\b/i,
      /\b(?:afraid|scared|frightened|terrified|fear(?:ed|s)?|trust\w*|ogre|giant|witch|dragon|monster|troll|wolf|king|queen|vampire|ghost|bear|crocodile|shark)\b/i,
    ],
    unless: /\b(?:poison\w*|murder\w*|kill\w*|dead|died|war)\b/i,
    after: [
      "{Hero} had thought of everything for {thefeast}. There was a chair for each guest and a candle for each chair. {He} had folded all the napkins into swans, and some of them even looked like swans. Now {hero} sat there, in {his} best clothes, opposite so many empty chairs.",
      "At first {he} told {himself} that they were only late. {He} listened at the door, and there was only the wind. {He} warmed up the soup once, and then once more. Then {hero} sat down on one chair after another, so that each of them had been sat on for once.",
      "A napkin moved. There was a small girl behind it, with a spoon in her hand. “I only wanted to see the cake,” she said. “They all say that you eat people.” “I have cooked potatoes,” said {hero}. The girl thought this over, and ate one. It was a very good potato.",
      "“Why do they say such things about me?” asked {hero}. “Because you never laugh,” said the girl. “And you are always standing up there, all by yourself.” {Hero} had never laughed because there had been nobody to laugh with. {He} looked at the biggest of the swans, and it fell on its beak into the gravy. They both laughed at that.",
      "+ “You have to go and fetch them,” said the girl with her mouth full. “When nobody comes to my birthday, I go round and ring.” “Did that ever happen?” asked {hero}. “Once,” said the girl. “They had the wrong day.”",
    ],
    end: [
      "So {hero} took the big pot in both arms and carried it out of the gate. The girl walked in front with the spoon and knocked at every door. Curtains moved. “It's only {hero},” she called. “{He} has brought the soup to you!” {Hero} stood there with the heavy pot, and was more afraid than any of them.",
      "The first door opened by a hand's breadth, and then by two. An old man held out a bowl. After him came {guests}, a few at first, and then all of them, with their own chairs on their heads. They put them down in the middle of the road, round {hero} and the pot. {Thefeast} lasted until morning.",
      "Since that night there are no invitations any more. When the big pot stands in the window, {hero} is cooking, and they all come. The girl folds the napkins now. And the chair beside {hero} is the one for which they have to draw lots.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:asked|asks|begged|begs) (?!(?:his|her|its|their) (?:mother|father|parents|owner|grand\\w+))<them:somebody> (?:to let (?:him|her|it) |(?:if|whether) (?:he|she|it) (?:could|might|may|can) )(?=live|stay|move in|join|be part|belong|travel|fly|sing)<aim:doing>",
      ),
    ],
    unless: /\b(?:dead|died|war|murder\w*|kill\w*|marry)\b/i,
    of: "creatures",
    after: [
      "It became so quiet that a beetle could be heard chewing. {Them} moved closer together and looked at {hero} from top to bottom. “Somebody like you?” they said. “With us?” {Hero} had practised this all the way. “I would sleep at the very edge,” {he} said. “And I would not be any trouble.”",
      "They talked it over, with their heads together. Some were against it, because it had never been done. Some were against it because it had been done once, to their grandmother, and had ended badly. “One week,” said the oldest at last. “At the edge. And we shall be watching you.” {Hero} thanked {them} with all {his} heart.",
      "So {hero} lay at the edge, where the wind comes in. When {he} yawned, everybody jumped. When {he} took a step nearer, they all took a step back. After that {he} stayed quite still, and only turned {his} ears.",
      "+ On the third day one of the little ones came over, to win a bet. It touched {hero's} tail and wanted to run. “Your nose is cold,” it said instead. “It's the wind,” said {hero}. The little one sat down on the side where the wind came from. It did not help much, but {hero} felt warm all over.",
      "In the fifth night there was a storm. In the morning they counted, and counted again: the smallest one was missing. {Them} ran to and fro and called, and could not agree where to look. {Hero} said nothing. {He} put {his} nose to the wet ground and walked out alone into the rain.",
    ],
    end: [
      "Far out, under a broken bush, {hero} heard a very thin cry. The stream had risen on all sides. {He} waded in up to {his} neck. “Hold on to me,” said {hero}, and the smallest one held on, with its eyes tight shut. Step by step {hero} carried it back through the brown water.",
      "{Them} stood on the bank and saw them come. Nobody took a step back. “{He} could have gone away,” said the oldest, “and {he} went to look for our child.” They rubbed {hero} dry, from the left and from the right at the same time. “The week is over, by the way,” the oldest said. “Have you thought about staying?”",
      "{Hero} still lies awake when there is a wind. But {he} does not lie at the edge any more. {He} lies right in the middle of {them}, where it is warmest, with the little ones on top of {him}. And when {he} yawns, they all yawn too.",
    ],
  }),
];
