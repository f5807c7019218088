import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { REASON, where } from "./where.ts";

/** Stories of the first time at a place, or on a plane. */
export const firstTimes = [
  story({
    says: [phrase("(?:saw|sees|see|seen|seeing) <sight:thing> for the first time")],
    may: [
      REASON,
      phrase("with <friend:somebody>"),
      /\b(?:w[ao]ke|wakes|woken)(?: up)?\b/,
      /\bin the middle of (?:winter|the night)\b/,
    ],
    unless:
      /\b(?:see[ns]?|saw|seeing) (?:her|his|their|its|my) |\b(?:glasses|blind|operation|murder\w*|in love|ghost|mirror)\b/i,
    after: [
      "{Hero} had been told so much about {thesight}. There had been pictures of it, and stories, and an uncle who could describe it with both arms. {Hero} had nodded and thought that {he} knew. That was before {he} saw {sight}. Now {hero} stood there and noticed that {he} had known nothing at all.",
      "+ {Hero} did not move. {He} had meant to say something, and it would not come out. {His} mouth stood open so long that {his} tongue got cold. “Well?” asked those who had been there before. “What do you say?” {Hero} shook {his} head. There was too much of {thesight}, and every time {he} had looked at one bit, another bit was waiting.",
      "+ After a while {hero} went closer, one step, and then quickly two steps back. Was it allowed to touch it? Did it mind? {Hero} looked round for somebody to ask. But the others were already talking about lunch. They had all seen {sight} so often that they did not see it any more.",
      [
        "“Is it always here?” {hero} asked in a whisper. “Always,” said {mate}. “At night, too?” “At night, too.” {Hero} had to sit down. All the time, while {he} had been asleep, or brushing {his} teeth, or being cross about some small thing, {thesight} had been here, as big as this, and had not said a word about it.",
        "Was it always here? At night, too? {Hero} had to sit down when {he} thought of that. All the time, while {he} had been asleep, or eating, or being cross about some small thing, {thesight} had been here, as big as this, and had not said a word about it.",
      ],
      "Then they called that it was time to go. {Hero} heard it and stayed where {he} was. How do you go away from {sight}? It would not fit into a pocket. {Hero} tried to learn it by heart, the colours first, and then the sound of it. But as soon as {he} shut {his} eyes to practise, half of it was gone again.",
    ],
    end: [
      [
        "“Come,” said {mate}. “It'll still be here.” “But I won't,” said {hero}. {Mate} looked at {hero}, and then at {thesight}, and then at {hero} again. And something odd happened. {Mate} sat down, too, and began to look, as if for the first time. “You're right,” said {mate} after a while. “I had forgotten.”",
        "The others came back to fetch {hero}. They saw how {he} was sitting there, and one after the other they stopped talking and turned round, to find out what {he} was looking at. There was {sight}. They had forgotten it. They sat down on the left and right of {hero}, and lunch had to wait.",
      ],
      "They stayed until the light changed. Then {hero} went close to {thesight} after all, with small steps, as close as {he} could. {He} reached out. Nobody heard what {hero} told it. It was not long. It must have been something like “hello”, or “there you are”.",
      "Now it is {hero} who describes it to the others at home, with both arms. They nod and think that they know. {Hero} does not mind. {He} only looks forward to the day on which {he} can stand behind them, when their mouths are open, and not say anything at all.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:flew|flies|fly|flying|was|travel\\w+|took|takes|go|went|goes) (?:on |in |by |to \\S+ (?:on|in|by) )?(?:a |an |the )?(?:aero)?(?:plane|airplane|aircraft)\\b",
      ),
      /\b(?:first (?:time|flight)|never (?:flown|been on a plane|been in a plane))\b/,
    ],
    may: [phrase("to visit <visited:somebody>"), phrase(`(?:in|to) ${where("land")}`)],
    unless: /\b(?:crash\w*|murder\w*|hijack\w*|pilot|bomb|jumped)\b/i,
    of: "people",
    after: [
      [
        "{Hero} had got up at three in the morning so as not to miss the plane. {He} had a bag with presents for {visited}, two sandwiches, and {his} best coat on, since you never know whom you meet up there. “Window or aisle?” asked the woman at the desk. “Inside, please,” said {hero}.",
        "{Hero} had got up at three in the morning so as not to miss the plane. {He} had a bag, two sandwiches, and {his} best coat on, since you never know whom you meet up there. “Window or aisle?” asked the woman at the desk. “Inside, please,” said {hero}.",
      ],
      "+ At the barrier {hero} had to put everything into a grey box: the coat, the belt, and the shoes. The sandwiches rode through the machine as well, and a man looked at them on a screen. “Cheese,” {hero} told him, so that there should be no misunderstanding. Then {hero} stood in {his} socks, and {his} heart beat as it had not beaten for years.",
      "+ The plane was smaller inside than {hero} had thought, and it had no steering wheel that anyone could see. {Hero} read the card with the yellow slides from the front to the back, and then {he} read it aloud. {He} tried the belt, open, shut, open, shut. Outside the wing was shaking a little. “Is it meant to do that?” asked {hero}.",
      "“It's my first time,” said {hero} to the stranger in the next seat. “Really?” said the stranger. “It's my two hundredth. I look at my papers and don't notice.” {Hero} thought that this was rather a pity. {He} offered the stranger one of the sandwiches, and the stranger, who had not been offered anything for two hundred flights, took it.",
      "Then the engines roared. The plane began to run, faster and faster, and {hero} was pressed into the seat like a stamp on a letter. {He} shut {his} eyes. {He} took hold of the arm of the seat, and it was the stranger's sleeve. “I'd like to get off now,” said {hero}, quite politely. But it was too late for that. The rattling stopped, and under {his} feet there was nothing.",
    ],
    end: [
      "“Look,” said the stranger. {Hero} opened one eye. Down there lay the whole world, with its roads as thin as threads, and somewhere on it was {hero's} own front door. Then everything became white, and bright, and they were above it. {Hero} opened the other eye. Below {him} were the clouds, on which {he} had looked from the wrong side all {his} life.",
      [
        "{Hero} did not read, and {he} did not sleep. {He} looked until the plane came down again, and the stranger's papers had not been touched. “Thank you,” said the stranger at the door. And behind the glass stood {visited}, waving with both arms. {Hero} did not walk there, {he} very nearly flew. “You should have seen me!” {he} called.",
        "{Hero} did not read, and {he} did not sleep. {He} looked until the plane came down again, and the stranger's papers had not been touched. “Thank you,” said the stranger at the door. Outside {hero} stood still and looked up at the clouds. {He} knew now what they were like at the back.",
      ],
      "The boarding card hangs on {hero's} fridge. And whenever a plane draws its white line over the house, {hero} goes out, shades {his} eyes and waves, because up there, in one of the two hundred seats, somebody is having a first time.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:went|goes|came|comes|travel\\w+|was|is|arriv\\w+|drove|drives|visit(?:s|ed)) (?:to|in|at|into)? ?(?<city>the (?:big |great |huge )?(?:city|town|capital)|(?:a|the) (?:big|great|huge) (?:city|town))\\b`,
      ),
      /\b(?:for the first time|first (?:time|day|trip|visit)|never (?:been|seen|left))\b/,
    ],
    may: [phrase("with <friend:somebody>"), /\bgot lost\b/, REASON],
    unless: /\b(?:murder\w*|killed|war|hospital|police)\b/i,
    after: [
      "The first thing in {thecity} was the noise. It had no holes in it. At home there was a noise, and then a pause, so that you could think about the noise. Here {hero} stood with {his} ears pressed flat, and everything that rang and roared and hooted came in at once. “Good morning!” {hero} shouted, because it was polite.",
      "+ At home {hero} greeted everyone {he} met, and that was about nine on a good day. In {thecity} {he} said good morning a hundred times before the first corner, and {his} voice was going. People looked at {him} as if {hero} wanted to sell them something. They were all walking so fast that there had to be a fire somewhere.",
      "+ {Hero} wanted to look up at the houses, and whenever {he} looked up, somebody ran into {him} from behind. So {he} did it in turns: four steps straight on, then stop, then one look. The houses had so many windows that {hero} wondered who cleaned them. Perhaps they had only just got to the end and were starting at the front again.",
      "And then {hero} was lost. {He} had turned left at the red light, as {he} meant to remember, but now all the lights were red. {He} turned back, and it was a different street. The day went, and a thousand windows lit up, and behind not one of them was there anybody who knew {hero}. {Hero} had never felt so small as under all these lights.",
      [
        "“Perhaps we should stop walking,” said {mate}, who looked tired and rather pale. So {hero} and {mate} sat down on a step and moved close together. {Hero} hummed something, the tune that is always hummed at home in the evening. {Hero} hardly knew that {he} was doing it.",
        "{Hero} sat down on a step, because {his} feet would not do any more. And since it was so big and loud around {him}, {he} hummed something, the tune that is always hummed at home in the evening. {Hero} hardly knew that {he} was doing it.",
      ],
    ],
    end: [
      "A broom came along the street, and behind it a sweeper. He stopped. “Where have you got that tune from?” he asked. “From home,” said {hero}. The sweeper leaned on the broom. “I come from there, too,” he said. “I've been here for thirty years, and I have never heard anyone hum it.” He sat down beside {hero} on the step, and they hummed it to the end.",
      "Then he took {hero} along. He knew {thecity} from below, every corner of it, and he showed it to {hero}: the bakery that is open at night, the bridge from which all the lights can be seen twice, and the lion of stone, whose nose has to be rubbed. He said good evening to everyone who was still awake. And they all answered, and said it to {hero}, too.",
      "At home again {hero} told everybody about {thecity}: about the noise without holes, and the windows, and the lion. In the evening they hum the tune, as always. Only {hero} hums it a bit louder than the others, in the direction of {thecity}, in case a broom has stopped there to listen.",
    ],
  }),
];
