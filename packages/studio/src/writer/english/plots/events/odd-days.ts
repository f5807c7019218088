import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Odd vessels, late returns, hungry ships, shadows that play, and towns asleep. */
export const oddDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:sails?|sailed|rows?|rowed|floats?|floated|paddles?|paddled|travels?|travelled|crosses|crossed)(?: [^.,]*?)? (?:in|on) (?<vessel>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:shoe|boot|bathtub|bath|teacup|cup|walnut shell|nutshell|hat|umbrella|washtub|barrel|leaf|suitcase|bed|pot|saucepan|teapot|box|carton|tin|basket|drawer|sieve|pumpkin|eggshell|bucket|mattress|wardrobe|trolley))\\b[^.]*",
    ),
    after: [
      [
        0,
        "“It floats,” {hero} said. That had been the first question. The second was where to sit, and the third was who would have to sit at the back, where it came in a bit.",
      ],
      [
        1,
        "There was a flag, made of what one blows one's nose with. There were provisions: a crust, half a cherry, and something that nobody could identify but that smelled good. “Cast off!” They were tied up on the other side as well.",
      ],
      [
        1,
        "From the middle both banks looked the same. That ought to have been thought of before. A dragonfly flew along and gave advice, and a different one each time. A duck overtook them. It was a big duck. Afterwards everybody was wet, and the crust was soup.",
      ],
      [
        2,
        "“I can see land!” “That's a frog.” The frog said that it was all the same to him. They could land if they liked, but he was going to dive at four.",
      ],
      [
        0.5,
        "Then it became dark from one side, and the first gust came. The waves were as high as a hand. For those who have only ever seen them from above, that is not much. {Hero} baled with the half cherry. “It isn't getting less!” somebody called. Something had come undone at the back, right down where it had once been mended.",
      ],
    ],
    end: [
      [
        0,
        "“Somebody has to sit on it,” said {hero}. It was a matter of the behind. They took turns, and whoever was not sitting sang, in order to keep time: one line for sitting, one for baling. They sang so loudly that the storm got out of step. And when it had drawn off, grumbling, there was a bump. It was not a frog this time.",
        "“Somebody has to sit on it,” said {hero}, and did so, and sang, as loudly as could be, until the storm got out of step. And when it had drawn off, grumbling, there was a bump. It was not a frog this time.",
      ],
      [
        0.7,
        "It was the other side. There were blackberries there, and nobody had eaten any yet. They stuck the flag into the sand. {Hero} looked back over the water. From there the side where they had come from looked like the end of the world, and it was rather nice to live there.",
      ],
      [
        1,
        "{Vessel}? It lies on the beach, upside down. It makes a roof. A frog has moved in; it is all the same to him what it was before.",
        "What they had come in lies on the beach now, upside down. It makes a roof. A frog has moved in; it is all the same to him what it was before.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?<returned>(?:an?|the) (?:[a-z]+ ){0,2}?(?:book|diary|notebook|storybook)) (?:comes? back|came back|returns?|returned|is returned|was returned|is found|was found|turns up|turned up|reappears?|reappeared) after (?<span>(?:(?:an?|one|two|nearly an?|almost an?) )?(?:hundred|eighty|ninety|seventy) years)\\b[^.]*",
    ),
    idea: /\blibrar\w+\b/i,
    after: [
      [
        0,
        "It lay on the counter on a Monday morning, wrapped in newspaper, and nobody had seen who had put it there. “I'm sorry,” it said on a slip of paper. “It's a bit late.” The newspaper was dated four kings ago.",
      ],
      [
        1,
        "They worked out what it would come to, with interest. It came to a house with a garden. “Well,” said the woman behind the counter, and put on gloves. She opened it where it opened by itself.",
      ],
      [
        1,
        "There was something in it, pressed quite flat: a violet. And beside it there were marks in pencil, very small, as one makes them for somebody who will come after. “Here I laughed.” “Here it rained.” And a bit further on: “Here you must hold your breath.” She held her breath, without noticing it.",
      ],
      [
        2,
        "Whom had it been meant for? There was a name in front, and beneath it a second one, in different ink. She asked in the old people's home, from room to room. They all knew the second one. “She waited for it her whole life,” they said. “He was only going to read it quickly, on the train to the front.”",
      ],
      [
        0.5,
        "So that was where it had been. It had been in a coat, and then in a trunk, and then in another country, in an attic. And now it had come home by itself, by way of eleven people who had not been able to throw it away. The woman took off her gloves. There was only one page left that nobody had cut open.",
      ],
    ],
    end: [
      [
        0,
        "She took the bone knife. On the inside something was written, from one edge to the other, so small that one needed a lens. It was not long. It was the answer to a question that somebody had asked at a garden gate a hundred years ago. “Yes,” it said. “Of course. I only wanted to finish the chapter.”",
      ],
      [
        0.7,
        "They took it to where the two names stand on stone, one at each end of the churchyard. A girl from the school read it out, loudly, so that it could be heard at both ends. Then they put the violet in between.",
      ],
      [1, "It can be borrowed. One gets it for as long as one likes. Nobody has been late since then."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence("(?:runs?|ran|is|are|was|were) out of (?<supply>food|water|bread|provisions|biscuits)\\b[^.]*"),
    idea: /^(?=.*\b(?:ship|boat|crew|sailors?|pirates?|captain|raft)\b)(?:.*?\b(?<crew>(?:the|his|her|their) (?:crew|captain|sailors|family|cook|children|passengers|villagers|team|pirates)) (?:had|has|have|must|need|needs|needed)\b)?/i,
    tells: /\b(?:had to|has to|must|needed to)\b/,
    after: [
      [
        0,
        "It had been noticed on Tuesday. On Wednesday it was mentioned. On Thursday there was none left, and they all looked at the place where it had been, as if it could be talked round.",
      ],
      [
        1,
        "“Who had the last of it?” It was a bad question, for each of them had had the last but one. They counted what there was instead: a rope, a concertina, four left boots. One can do a great deal with that. One only cannot do the one thing.",
        "“Who had the last of it?” It was a bad question. They counted what there was instead: a rope, a concertina, four left boots. One can do a great deal with that. One only cannot do the one thing.",
      ],
      [
        1,
        "Some of them had ideas. They boiled a boot. They tried to catch something with a bent nail and a bit of red sock. Something took the sock. “That's a beginning,” said the cook, who had not had so much to do for years.",
        "Some of them had ideas. They tried it with a bent nail. They tried it with prayers. “That's a beginning,” said the cook.",
      ],
      [
        2,
        "By evening the mood was so bad that even the parrot was silent. They sat as far away from one another as was possible, and it was not possible to sit very far. Somebody had begun to cry, in a very deep voice.",
      ],
      [
        0.5,
        "It was the smallest of them all who put something on the table. It was a biscuit. “I've been saving it,” it was said, “for when it gets bad.” They stared at it. It was no bigger than a coin, and they were seventeen. There was a very long silence. Then the strongest one took out his knife, looked at the point, and cut it, as carefully as a watchmaker, into seventeen pieces.",
      ],
    ],
    end: [
      [
        0,
        "They ate very slowly. It takes a long time to eat a crumb if one means it. And because it was so quiet, they heard it: out there, somebody was scolding. They were gulls. “Gulls scold when there's something to quarrel over,” said the cook, and sat up straight. They followed the sound, with four left boots for oars and the concertina to keep time. And there it was, right under the surface, silver, and as wide as a field.",
        "They ate very slowly. It takes a long time to eat a crumb if one means it. And because it was so quiet, they heard it: somebody was calling, not far away. They had been so loud all those days that they could not have heard it before.",
      ],
      [
        0.7,
        "There was enough for all, and then for the gulls. They sat as close together as was possible. Nobody could have said afterwards what had tasted better, the first plateful or the seventeenth part of a biscuit.",
      ],
      [
        1,
        "There has been a small tin on the top shelf ever since. There's always one in it. Nobody touches it, not even when it gets bad. One only has to know that it's there.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:plays?|played|talks?|talked|quarrels?|quarrelled|quarreled|fights?|fought|races?|raced|argues?|argued|dances?|danced|trades?|traded|chases?|chased)(?: [a-z-]+){0,4}? (?:with |after |for )?(?<shade>(?:his|her|its|their) (?:own )?(?:shadow))\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had never had a name. It had always simply come along, without being asked. On that day {hero} stopped, and it took one step more. They were both quite surprised.",
      ],
      [
        1,
        "“You're it,” said {hero}. It did not say anything, but it ran. It ran up walls. It lay down flat under a bench, and when one looked there, it had folded itself round the corner. It cheated, one might say. It would have said that one only sees it that way from above.",
      ],
      [
        1,
        "At noon it was small and bad-tempered and stayed under {his} feet. In the afternoon it grew, and it grew bold. It bowed to ladies. It stuck out its tongue at the policeman, and the policeman looked at {him}.",
      ],
      [
        2,
        "“Let's swap,” it suggested in the evening, by means of signs. “For once you do what I do.” They tried it. It was exhausting. {Hero} had never known how often one has to bend at a gutter.",
      ],
      [
        0.5,
        "Then {he} hid so well that {he} could not be found any more. It was in the cellar, behind the coal, and {he} shut the door. It was as black as it can be. {He} waited to be found. {He} waited for quite a long time. And only then did it strike {him}: where there is no light at all, there is nobody who could come after one.",
      ],
    ],
    end: [
      [
        0,
        "It is a funny feeling to be only one. {Hero} felt for it, left and right. {He} said that {he} gave up. {He} said that it had won, and that {he} was sorry about the gutter. The door would not open from inside. And then there was a crack beneath it, where the light from the stairs came in, as thin as a thread; and in the crack stood two very thin feet, and {he} knew them. They had waited.",
        "It is a funny feeling to be only one. {Hero} felt for it, left and right. {He} said that {he} gave up, and that it had won. Then there was a crack, and a bit of light came in, as thin as a thread, and there it stood. It had waited.",
      ],
      [
        0.7,
        "They walked home along the wall, where it had most room. {Hero} kept to the outside so that it would not have to bend. “Again tomorrow?” {he} asked. It nodded. It nodded a tiny moment before {he} did.",
      ],
      [
        1,
        "At night a lamp is left on, a small one, right down by the floor. It isn't because of being afraid. It is so that somebody can find the bed.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:a|the) (?:town|village|city|castle|country|kingdom|house|school|ship|forest) (?:where|in which) )?(?:everyone|everybody|all the [a-z]+|the (?:whole|entire) (?:town|village|city|castle|family|school|kingdom|country|world)|the world|time) (?:is|was|are|were|falls?|fell|stands?|stood) (?<spell>asleep|still|frozen)\\b[^.]*",
    ),
    idea: /\b(?:except|only|but)\b[^.]*?\b(?:one|a|the|his|her|little|small)\b/i,
    after: [
      [
        0,
        "The baker stood there with the shovel in his hand. The cat hung over the edge of the roof, in the middle of a yawn. The fountain had stopped like a glass flower. {Hero} said “Good morning” three times, and each time a bit louder.",
      ],
      [
        1,
        "At first it was a holiday. {Hero} ate what {he} liked, and slid down the banister of the town hall, and drew a moustache on the mayor. {He} rang all the bells. Nobody told {him} off. After the ninth time {he} would have been quite glad of it.",
      ],
      [
        1,
        "After that it was only quiet. {He} closed the windows, in case it should rain. {He} put the baker's shovel down, because his arms must be tired. {He} tucked in all the babies. “It's all right,” {he} said to them. “I'm keeping watch.” Somebody had to do it.",
      ],
      [
        2,
        "In the evening {he} told them what had happened that day. It was mostly what {he} had done {himself}. {He} sat on the edge of the glass fountain and told it to the whole square, and left pauses for the answers.",
      ],
      [
        0.5,
        "On the seventh day {he} went up into the tower, where the great clock is. It said ten past four. It had said so all the time. {He} crept in between the wheels, where it was dusty, and there it lay: a mouse, a very small one, that had only wanted to look for a warm place. It was stuck between two teeth, and it was asleep as well. If one pulled, it might hurt it. If one did not pull, everything would stay as it was.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} lay down flat on the beam and breathed on it. {He} breathed until {he} was dizzy, warm, as on a windowpane, and turned the wheel back with one finger, by the width of a hair. There was a squeak. Something ran over {his} hand. And then it said “tock”. Down there the baker bent forward, looked for his shovel, and said the second half of a word.",
      ],
      [
        0.7,
        "The cat finished its yawn. They all went on, as if nothing had been. Only now and then somebody stopped and felt that he had slept very well, and that somebody had sat beside him. “Who has drawn that on me?” cried the mayor. {Hero} laughed so loudly that all the windows opened. They were so nice and loud, all of them.",
      ],
      [
        1,
        "The clock has a little house underneath it now, with straw in it. “For the mouse,” they say, and don't know why. At ten past four {hero} goes through the square and says good afternoon, three times. They answer every time.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:offers?|offered|promises?|promised|gives?|gave) (?<reward>(?:half (?:of )?(?:his|her|the) kingdom|(?:his|her) (?:daughter|crown|castle|treasure)|a (?:reward|prize|bag of gold|sack of gold|thousand [a-z]+))) to (?:whoever|anyone who|the (?:one|person|man|woman|first) who|anybody who) (?:can |could |will |would )?(?<feat>[^.]*\\b(?:laugh|smile|speak|talk)\\b[^.]*)",
    ),
    after: [
      [
        0,
        "They came from everywhere. By Monday the queue went three times round the pond. There were doctors with bags, a man with a bear, and a lady who could whistle through her ears. They all wanted only the best, and most of them wanted it in gold.",
      ],
      [
        1,
        "It was tried with force, and with pepper. It was tried with music, from in front, and then from behind. One of them had a machine. It took a week to get it out of the ceiling again. “Next,” said the chancellor, and ticked something off.",
      ],
      [
        1,
        "Nobody had noticed the one who came in by the back door. It was the boy who brought the milk. He had not come because of the queue. He put down the can, as every morning, and sat down for a moment on the step, because of his heel, and did not say anything at all.",
        "Nobody had noticed the one who came in by the back door. It was the boy who brought the milk. He put down the can, as every morning, and sat down for a moment on the step, because of his heel.",
      ],
      [
        2,
        "“Don't you want to try anything?” “What for?” said the boy. “It's quite nice like this.” He took off his shoe, turned it over, and a pebble fell out. He looked at it for a long time, because it had a stripe.",
      ],
      [
        0.5,
        "He came again the next day, and the day after that, and he never tried anything. He only told what there had been on the way: a hedgehog with a leaf on its back, a quarrel about a bucket. On the ninth day he did not come. The door stayed shut. It became noon. In the great hall the man with the bear was just having his turn, and everything was very loud. And right in the middle of that it came, quite rusty, and only just to be heard.",
      ],
    ],
    end: [
      [
        0,
        "“Where is he?” That was all. It was so quiet all at once that one could hear the bear swallow. The king had jumped up, and the crown rolled under a chair. It had been done. It had been done by nobody, and by somebody who was not there. They found him at home in bed; it was only the heel. “How did you do it?” asked the king. The boy thought about it. “I was going to ask a question every day,” he said. “But I didn't want to be impolite. So I left some room.”",
        "And there it was done. It had been done by nobody, and by somebody who was not there. They found him at home in bed; it was only the heel. “How did you do it?” asked the king. The boy thought about it. “I left some room,” he said.",
      ],
      [
        0.7,
        "He did not want the reward. What would he have done with it, on foot? They gave him a donkey for the milk, and the right to sit on that step for as long as he lived.",
      ],
      [
        1,
        "There's a lot of talking there now, mostly in the mornings. The pebble with the stripe lies in the treasury. The chancellor has not been able to find out what it's worth.",
      ],
    ],
    isWhole: true,
  },
];
