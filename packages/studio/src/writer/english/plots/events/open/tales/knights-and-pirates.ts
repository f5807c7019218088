import type { ClauseScene } from "../../../clause-scene.ts";
import { sentence } from "./figures.ts";

const PRIZE =
  "(?<prize>(?:the|an?|some|his|her|their) (?:[a-z]+ ){0,2}?(?:treasure|gold|coconut|crown|pearl|diamond|ruby|amulet|doubloons?|jewels?|chest)\\b)";
const GUARD =
  "(?<guard>an? (?:[a-z]+ ){0,2}?(?:octopus|kraken|squid|dragon|shark|sea monster|monster|sea serpent|whale|crab|turtle)\\b)";

/** Who is meant to fight and makes friends, who would be a knight, who looks for treasure, who goes on a quest. */
export const knightsAndPirates: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b[Kk]nights?\b)(?=.*\b[Dd]ragons?\b)(?=.*\b(?:friends|befriend\w*|friendship)\b)(?!.*\b(?:princess|king|afraid|scared|egg|in the end|finally)\b)/,
    after: [
      [
        0,
        "=How it had come about, neither of them could say exactly later on. There had been a challenge, with a trumpet, and a roar in answer, and then a very long pause. “You first,” said the one. “No, please,” said the other. In the end they had sat down, because of the heat. There had been sandwiches.",
        "=It had begun with a sneeze. The knight had already lowered the visor, and the dragon had already taken a deep breath. Then came the pollen. “Bless you,” said the knight from inside the helmet, because one has been brought up that way. “Thank you,” said the dragon. After that it was no longer possible to begin properly.",
      ],
      [
        1,
        "=From then on they met every evening behind the third hill. The dragon showed how one warms soup without a fireplace. The knight showed how one whistles on a blade of grass, which is not easy with such teeth. There was only one rule: not a word about swords, and not a word about fire.",
      ],
      [
        1,
        "=“Well?” they asked the knight at home. “Have you won?” “Nearly,” was the answer. “Well?” the other dragons asked in their caves. “Did it taste good?” “Not yet.” It is not easy to walk home in the evening with such a word in one's mouth.",
      ],
      [
        0.6,
        "=Then it was read out in the square: on the next holiday there was to be a fight, a real one at last, with benches and a band. The dragon heard it from a crow. “We could do it as if,” said the knight. They practised a thrust past the left ear, a flame over the helmet, and a long fall. They laughed so much that they had to begin again eleven times.",
      ],
      [
        0.4,
        "=When they stood opposite each other, it was not funny any longer. The whole valley sat on the benches, and along the ridge sat dragons, one beside the other. “Go on!” they called from both sides. The thrust came as agreed. But somebody had sharpened the sword overnight, out of kindness. There was a scratch, quite a small one, and it became as still as before a thunderstorm.",
      ],
    ],
    end: [
      [
        0,
        "=The sword fell into the grass. “Does it hurt?” cried the knight, ran across, and tore up the good cloak for a bandage, in front of everybody. “Only when I laugh,” said the dragon. “Then don't.” But it had already begun. It came from quite deep down, with a little smoke, and neither of them could stop.",
      ],
      [
        0.5,
        "=On the benches somebody laughed along, because it is catching. Up on the ridge somebody grinned, with a great many teeth. “How long has that been going on?” they asked at last. They were told all of it, from the beginning. “And who's won now?” called a child. The knight looked at the dragon. “Both of us,” they said.",
      ],
      [
        0.8,
        "=The benches are still standing there. Once a year people sit on them, and dragons, all mixed up, and there is soup without a fireplace. Behind the third hill the grass has grown high. Only in two places it is pressed flat, a small one and a very large one.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b[Pp]rincess(?:es)?\b)(?=.*\b(?:be|become|being|becoming|as|became) (?<calling>an? (?:[a-z]+ )?(?:knight|warrior|dragon slayer|sword fighter|swordswoman)))(?:(?=.*\bmarry (?<groom>an? (?:[a-z]+ )?[a-z]+))|)(?!.*\b(?:in the end|finally|dragons? (?:who|that)|rescue\w*|war)\b)/,
    after: [
      [
        0,
        "={Hero} began with a broom. A broom is a horse and a lance and a sword, all in turn, and whoever is seen with it is only sweeping. In the first week {he} knocked over a vase, a bucket and a whole row of armour, which took until midnight to put together again. One foot was left over.",
      ],
      [
        1,
        "=“To be {calling}, one needs three things,” said an old sword master, who had only been half asleep. “A sword, a horse, and somebody who believes it.” {Hero} counted. There was the broom. “Come back when it's two,” said the old man. But in the morning a wooden sword was leaning by the door.",
        "=“To be {calling}, one has to be able to fall,” said an old sword master, who had only been half asleep. “The rest comes by itself.” {Hero} fell all day long, off walls and carts and over {his} own feet. In the evening a wooden sword was leaning by the door.",
      ],
      [
        0.65,
        "=The horse that nobody else wanted was as broad as a table, and it stopped wherever it pleased. {Hero} fell off on the left, and on the right, and once over the front. {He} learned where the ground was soft. Later {he} learned how one stays up there: one has to want the same thing as the horse.",
      ],
      [
        0.6,
        "=On the day of the great tournament {he} rode in with the visor down. It went well as far as the second gate. There came a sneeze, and the helmet flew off, and it grew quiet up to the topmost row. “I know that face,” said somebody. “It's on our coins.” Then they laughed, and the trumpets did not know where to look.",
      ],
      [
        0.4,
        "=Behind the last tent {hero} sat down in the straw, with {his} helmet on {his} knees. They were still laughing out there. “They're right,” {he} said to the horse. “I only look like {calling}, and not even that.” The horse stood where it stood. Over by the benches something creaked.",
      ],
    ],
    end: [
      [
        0,
        "=It was the stand. It had been creaking all day under so many people, and now a beam broke. The others galloped round it and shouted orders. {Hero} did not gallop. {He} rode the broad horse right under the beam and said “Stop”, and no horse in all the land could stop like that one. They held it up together, on one back and two arms, until the last child had crawled out.",
      ],
      [
        0.5,
        "=Nobody laughed as they shook the splinters out of their hair. From the royal box somebody came down the steps, with a crown and a sword. “We had planned something quite different for you,” it was said. “I know,” said {hero}. “But that wouldn't have held the beam.” It was quiet for a moment. “Kneel down, then.” {Hero} knelt, and what got up again was {calling}.",
      ],
      [
        0.8,
        "=The wooden sword hangs above the gate today, between the shields of all the famous ones. Below it there is usually some child with a broom. When a vase falls down, nobody scolds. One has to begin with something.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: new RegExp(
      `^(?=.*\\b(?:[Pp]irates?|[Cc]aptain|crew|sailors?|divers?|treasure hunters?)\\b)(?=.*?\\b${PRIZE})(?=.*\\b${GUARD})(?=.*\\b(?:guard\\w*|watch\\w*|protect\\w*|sat on|sits on|kept)\\b)(?!.*\\b(?:in the end|finally)\\b)`,
    ),
    after: [
      [
        0,
        "=“It's asleep,” somebody whispered on board. It was not asleep. It had one eye open, as large as a soup plate, and the eye looked straight at the ship. Behind it, quite far at the back, something shone. That was {theprize}. {Hero} put the telescope down and needed a moment.",
      ],
      [
        1,
        "=The first plan was noise. Every pot on board was beaten, to chase {theguard} away. It listened for a while, with its head to one side. Then it joined in, on a hollow rock, and it kept much better time than anybody else. “That's not how it was meant,” said {hero}.",
      ],
      [
        0.6,
        "=The second plan was a disguise. {Hero} went over the side as a rock, with a good deal of seaweed. It worked until the rock had to sneeze. {He} was picked up by the collar, looked at from both sides, and put back on deck, almost gently. “It could have eaten me,” {he} said in the evening. “Why didn't it?”",
      ],
      [
        0.5,
        "=By moonlight one could see it through the telescope. {Theguard} held {theprize} close, the way one holds a hot-water bottle, and looked at its own reflection in it, and nodded to it. For a hundred miles there was nobody else to nod to.",
      ],
      [
        0.4,
        "=The third plan was to wait until it looked away, and that one worked. They were already sailing, with {theprize} in the hold, and behind them nothing roared. {Theguard} just sat there, with nothing. {Hero} did not like to look back. So nobody saw the reef. There was a crunch, and the water came in through the floor.",
      ],
    ],
    end: [
      [
        0,
        "=Something took hold of the ship from below. {Hero} shut {his} eyes. But the ship was lifted, quite level, as one lifts a full cup, and was put down in the calm water behind the rocks. The large eye looked over the rail. {Hero} went into the hold, fetched {theprize}, and held it out. “This is yours,” {he} said.",
      ],
      [
        0.5,
        "=It was not taken. It was pushed back over the rail, and then a little the other way, until it lay just in the middle. From there both sides could look at it. “You only wanted somebody to look at it with you,” said {hero}. They stayed for a week, to mend the hull. In the evenings there was music, and {theguard} kept time.",
      ],
      [
        0.8,
        "=In the log it says: “Found.” It does not say: “Taken.” Twice a year the ship sails back there, with all the pots on deck, and long before one sees the rocks, one hears that somebody has already begun.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: new RegExp(
      `^(?=.*\\b(?:[Pp]irates?|[Cc]aptain|crew|buccaneers?)\\b)(?=.*\\b(?:look\\w*|search\\w*|hunt\\w*|find|found|sail\\w*|dig\\w*|dug|adventure)\\b)(?=.*?\\b(?:for |find |found |the |an? )?(?:${PRIZE}|(?<plain>treasure|gold|jewels)\\b))(?=.*\\b[Ii]sland\\b)(?!.*\\b(?:gardeners?|could not find any|in the end|finally|guard\\w*|parrot|storm|shipwreck\\w*)\\b)`,
    ),
    after: [
      [
        0,
        "=The map had been folded so often that there was a hole just where the cross should have been. “Somewhere round the hole, then,” it was decided. The anchor rattled down. There lay the island, green and quite still, and it looked the way one looks who is listening.",
      ],
      [
        1,
        "=They dug under the third palm, and there was a boot. They dug beside the white rock, and there was the other boot. At every hole the birds fell silent. And whenever somebody turned round again, the hole had been filled in and patted flat. “Who was that?” Everybody held up two clean hands.",
      ],
      [
        0.65,
        "=At night there was a humming. It came out of the ground, low and even, like somebody who hums in order not to feel lonely. An ear was laid on the sand. It was warm. In the morning the ship lay on the other side of the island, although nobody had raised the anchor.",
      ],
      [
        0.6,
        "=On the third day a spade struck wood. There it was: {theprize}, just as the old songs said. They cheered and lifted it out. At that moment the humming stopped. It was so quiet that one could hear the sand run. The whole beach had begun to sink, slowly, like a cake that has been taken out too early.",
        "=On the third day a spade struck wood. There was a chest, and in the chest there was {plain}, more than in all the old songs. They cheered and lifted it out. At that moment the humming stopped. It was so quiet that one could hear the sand run. The whole beach had begun to sink, slowly, like a cake that has been taken out too early.",
      ],
      [
        0.4,
        "=They ran for the boat, and what they carried grew heavier with every step. Behind them the palms lay down one after the other. The boat was dancing on the water already, three yards out, and then four. “Throw it away!” cried one. “Never!” cried another. They stood up to their knees in the surf, with their arms full of all they had crossed the sea for.",
      ],
    ],
    end: [
      [
        0,
        "=Then they turned round. They carried it back, all of them together, up through the running sand to the middle of the island, and put it where it had been. Because that did not seem enough, they patted the place flat. “Sorry,” they said. “We didn't know that it was your heart.” For a while nothing happened. Then the humming began again.",
      ],
      [
        0.5,
        "=The sand lay still. The palms stood up. A wave brought the boat back quite by itself, and under its bench were two old boots, full to the brim with gold. “It's never been mean,” it was said on board that evening. “It only doesn't like to be dug up without being asked.”",
      ],
      [
        0.8,
        "=There is a new map now. Where the hole was, it says in neat letters: “Please knock first.” Whenever the ship sails past there, the whole crew hums, and it hums back from over there, low and even, and not lonely any more.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=An? [a-z]+(?: [a-z]+)?, an? (?:[a-z]+ ){1,3}and an? )(?=.*\bto (?:find|destroy|fetch|free|steal|return|bring back|reach|get|seek|save) (?<goal>(?:an?|the|their) (?:[a-z]+ ){0,3}?[a-z]+(?: of [a-z]+)?)(?=[.,]|$| that| which| who| from| before| and))(?=.*\b(?:quest|travel\w*|journey\w*|set (?:out|off)|went|cross\w*|sail\w*|climb\w*|walk\w*)\b)(?!.*\b(?:in the end|finally)\b)/,
    after: [
      [
        0,
        "=On the first evening there were three fires, each a good way from the next. “I can see in the dark,” said the one. “I don't sleep anyway,” said the other. The third said nothing and counted everybody's luggage. It was far to {thegoal}, and from there it looked further.",
      ],
      [
        1,
        "=At the first hard place each of them went a different way. One jumped, one crept, and one looked for a better place. They met on the far side, scratched in different spots, and each thought that the other two had been lucky. They shared a loaf without a word. It was cut into three parts, and all three checked them.",
      ],
      [
        1,
        "=In the gorge the stones came down, and there was no time to be offended. One shouted, one pushed, and one pulled. Afterwards they lay in the dust on top of each other and breathed. “You trod on my ear,” it came from below. “Yes,” it came from above. “It was the nearest thing.” That evening there were only two fires.",
      ],
      [
        0.5,
        "=Then they quarrelled after all. It was about left or right, and soon it was about everything: who had eaten the last apple, and who was never asked. They parted, in three directions. After an hour each of them stood before the same wall. It was as smooth as an egg, and {thegoal} lay behind it.",
      ],
      [
        0.4,
        "=The first tried it, and slid down. The second tried it, and one heard how far. The third did not even begin. All three sat at the foot of the wall, each behind a stone of their own, and listened to the others breathing. It got cold. For a fire each of them had too little wood.",
      ],
    ],
    end: [
      [
        0,
        "=“I've got some wood,” said somebody in the dark. “I've got a spark,” said somebody else. “I've got the apple,” said the third, very quietly. It became one fire, and one apple in three parts. By its light they saw it: there were three handles in the wall, much too far apart for one. They got up and took hold.",
      ],
      [
        0.5,
        "=So they stood before it in the end, before {thegoal}. It was not as large as in the songs. “Who's going to do it?” They looked at each other, and then they did what they had come for with three hands at once. It did not take long. What took long was the way home, because nobody was in a hurry.",
      ],
      [
        0.8,
        "=There are three songs about it, and in each of them somebody else is the hero. When they meet, they sing all three. It is always in the same place, by one fire, and somebody always brings an apple.",
      ],
    ],
  },
];
