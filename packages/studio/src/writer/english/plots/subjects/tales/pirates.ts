import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of pirates, maps and treasure. */
export const pirates = [
  story({
    says: [
      /\b(?:pirates?|(?:sea |ship's )?captain|buccaneer)\b/i,
      /\b(?:can(?:no|')t|can not|could not|couldn't|never learn\w*(?: how)? to|learn\w*(?: how)? to|(?:didn't|did not) know how to) swim\b|\b(?:afraid|scared|frightened|terrified|fear\w*) of (?:the |deep )?(?:water|sea|ocean|waves|swimming|drowning)\b/i,
    ],
    may: [...companion("friend")],
    of: "people",
    unless: /\b(?:wreck|insurance|diver)\b/i,
    early: /,? ?(?:but )?(?:then|one day),? (?:he|she|they) (?:fell|falls) (?:overboard|into the (?:sea|water))\.?$/i,
    after: [
      "@ship(hero point) It was easier to hide than anybody would think. A captain stands, and points, and shouts. When the others jumped into the warm water on Sundays, {hero} said that somebody had to guard the ship. At night {he} tied one foot to the bed with a rope and a very good knot.",
      [
        "@ship(hero talk, mate talk) Only {talker} knew about the rope. “You should tell them,” said {talker}. “Then who would be afraid of me?” said {hero}. “I couldn't frighten a herring.” But in the evenings, with the door locked, {hero} practised in the bathtub. {He} blew bubbles. {He} moved {his} arms. One foot stayed on the bottom.",
        "In the evenings, with the door locked, {hero} practised in the bathtub. {He} blew bubbles. {He} moved {his} arms, as {he} had seen frogs do it. One foot stayed on the bottom. “Tomorrow I'll lift it,” {he} said to the sponge, and the next day {he} said it again.",
      ],
      "+ @ship(hero talk) One day they took a fat merchant ship, and its captain had to walk the plank. He stood out there and shook. “I can't swim,” he whispered. Everybody laughed but {hero}. “Come back in,” said {hero}, much more quietly than usual. “You may peel the potatoes.” The crew looked at each other in surprise.",
      "@underwater(hero swim) Then came the day with the big wave. It was as tall as a house, and it ran over the deck and took with it a barrel, two hens, and {hero}. {His} boots filled at once. Above {him} the light grew green, and then dark green.",
    ],
    end: [
      "@sea(hero swim) “Both feet,” thought {hero}, because there was no bottom to put one on. {He} kicked off the boots. {He} moved {his} arms like a frog, and blew bubbles, just as in the bath, and something strange happened: {he} went up. {His} head came out between the two hens. “Help!” roared {hero}. “I can't swim!”",
      [
        "@sea(hero swim, mate swim) It was out, and all of them had heard it. For a moment nobody moved. Then the cook let down a rope, and the tallest mast climber jumped, and {talker} was the first one to get hold of {hero's} collar. “But you are swimming,” said {talker}. {Hero} looked down at {himself}, and was so surprised that {he} nearly sank.",
        "@sea(hero swim) It was out, and all of them had heard it. For a moment nobody moved. Then the cook let down a rope, and the tallest of the sailors jumped in. “But Captain,” he said, and trod water beside {him}, “you are swimming.” {Hero} looked down at {himself}, and was so surprised that {he} nearly sank.",
      ],
      "@ship(hero sit) They sat on deck in blankets. “I'm afraid of spiders,” said the gunner suddenly. “I get homesick on Sundays,” said the helmsman. It went right round the ship like that, and when it came back to {hero}, nobody was left who could have laughed.",
      "@ship On Sundays, when they jump into the warm water, the ship is guarded by the two hens. And next to the wheel, where other captains hang up a sabre, hangs a rope with a very good knot in it. Nobody has needed it since.",
    ],
  }),
  story({
    says: [
      /\b(?:treasure|pirate) ?maps?\b|\bmap\b.*\btreasure\b|\btreasure\b.*\bmap\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|follow\w*|g[ei]ve[ns]?|gave|got|bought|inherit\w*)\b/i,
    ],
    unless: /\b(?:murder|killed|police|divorc\w*|crew|captain|island|sail\w*|whale|buccaneer\w*)\b/i,
    after: [
      [
        "The paper was brown, and it smelled of salt and pepper. There was an island on it, or perhaps a stain, and a dotted line, and a red cross. “It's real,” whispered {talker}. “How do you know?” asked {hero}. “Because in the corner there's a fingerprint, and it's made of jam. Nobody fakes jam.”",
        "The paper was brown, and it smelled of salt and pepper. There was an island on it, or perhaps a stain, and a dotted line, and a red cross. {Hero} held it against the light. In the corner there was a fingerprint, and it was made of jam. Nobody fakes jam, thought {hero}. So it had to be real.",
      ],
      [
        "“Three hundred steps from the crooked tree,” read {hero}. They counted. {Talker} had longer steps and came out in a bush of nettles, and {hero} came out in front of a wall. So they went back and did it again, with very small steps, as people do whose boots are too big. And there was the hole in the wall.",
        "“Three hundred steps from the crooked tree,” read {hero}, and counted. {He} came out in a bush of nettles. So {he} went back and did it again, with very small steps, as people do whose boots are too big. This time {he} came out in front of a wall, and in the wall there was a hole.",
      ],
      "+ @cellar(hero walk) Behind it there were stairs, and it was cool, and water dripped. Something ran over {hero's} shoe. On the last step lay a skull. It was only painted on a stone, and it was painted badly, with eyelashes. Below it was written: Last warning! And in smaller letters: please.",
      "@cave(hero dig) At the end of the dotted line the ground was sandy. There was no spade, but a piece of slate would do. At the depth of one arm it went knock. It was a small chest with iron bands. {Hero} put both hands on the lid. Gold! Rubies! A crown!",
    ],
    end: [
      "@cave(hero read) There was a doll's shoe in it. There was a tin whistle, a tooth, four marbles, and a knife with a broken blade. Under all this lay a letter. “If you have found it,” it said, “then you are as brave as we were. Bert and Millie, pirates, nine years old.”",
      "@street(hero carry) Under the names was an address, and it was not even far. There {hero} knocked at the door, and waited, with the chest in {his} arms. A very old woman opened. She looked at the chest for a long time. Then she put one finger on the jam in the corner of the map. It fitted exactly.",
      "@room(hero sit) “Bert is at sea,” said Millie. “For good, this time. Come in, you must be hungry.” She blew the tin whistle, and it still worked. She told it all, and while she told it she became smaller and smaller, until a girl sat there, swinging her legs.",
      [
        "@cave The chest is back in its place, deep in the sand. It holds the four marbles, and something from {hero}, and something from {talker}. And the map is waiting inside a book, somewhere, with a second fingerprint in the corner. It's chocolate.",
        "@cave The chest is back in its place, deep in the sand. It holds the four marbles, the whistle, and something from {hero}. And the map is waiting inside a book, somewhere, with a second fingerprint in the corner. It's chocolate.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:pirates?|pirate captain|buccaneers?)\b/i,
      /\b(?:treasure|gold|island|ship|sail\w*|crew)\b/i,
      /\b(?:garden\w*|farmer|flowers?|plant\w*|vegetables?|tomatoes|nice|kind|polite|tired of|too (?:nice|kind|gentle)|retire[ds]?|no (?:treasure|gold)|(?:couldn't|could not|never|can(?:no|')t) f(?:ind|ound))\b/i,
    ],
    unless: /\b(?:whale|swim|map|voice|bak\w*|cook\w*|danc\w*|knit\w*|teach\w*|seasick|princess)\b/i,
    may: [...companion("friend")],
    after: [
      "@island(hero stand) The crew had dug on nine islands by then. The holes were deep and beautiful, and there was nothing in them but worms. “It's always somewhere else,” said the helmsman. The biscuits were walking by themselves, and the cook began to look at {hero} from the side.",
      [
        "@island(hero talk, mate talk) “Perhaps we aren't very good at it,” said {talker}. Nobody had ever said so aloud. {Hero} looked at {his} hands. They were broad, and brown, and the sabre had never felt right in them. “Then what are we good at?” asked {hero}. “Holes,” said {talker}. “We're very good at holes.”",
        "@island(hero talk) “Perhaps we aren't very good at it,” said the cabin boy. Nobody had ever said so aloud. {Hero} looked at the sabre, which had never felt right in the hand. “Then what are we good at?” asked {hero}. “Holes,” said the cabin boy. “We're very good at holes.”",
      ],
      "@island(hero look) On the tenth island {hero} threw the core of an apple into the hole before it was filled in, out of sheer bad temper. The ship had to stay there for a while because of a leak. And one morning something was standing there, in the middle of the black earth, with two green leaves.",
      "+ @island(hero plant) It was strange what that little thing did to them. The gunner built a fence for it from ramrods. The tallest pirate, who had bitten a man's ear off once, sang it to sleep. Each of them looked for something to plant in the pockets of his coat, and found it: a bean, a potato, an onion that had been meant for crying.",
      "@island(hero stand) They had just hung up their flag as a sunshade when a sail came round the cape. It was the terrible Captain Blackheart, with thirty cannons. “Hand over your treasure!” he roared through a funnel. Nobody moved. “We haven't got any,” {hero} called back. “We've got beans.”",
    ],
    end: [
      "@island(hero give) Blackheart came ashore with a knife between his teeth. He marched up and down between the rows, and looked under every leaf for gold. He and his men were thin and yellow, and their teeth were loose. {Hero} held out a tomato to him. “First take the knife out,” said {hero}.",
      "@island(hero look) He bit into it. The juice ran down his black beard, and nobody dared to say so. He ate a second one. Then he sat down among the lettuces and began to cry. “My mother had a garden,” he said. “With a bench.” Without a word the tallest pirate brought him a hoe.",
      "+ @island(hero dig) By autumn both crews were digging. The cannons made good flowerpots, and thirty lemon trees grew in them. Ships that used to flee when they saw the black flag came closer now, for every sailor needs fresh fruit. They paid with gold. So much gold came in that the chest for the seeds was in the way.",
      "@island(hero look) The core has become a tree. It stands on the hill, and whoever sails past can see it from far away, and under it a bench. On the flag, below the skull, somebody has sewn two green leaves. “It was the wind,” said {hero}, and looked up at the sky.",
    ],
  }),
  story({
    says: [
      /\b(?:pirates?|buccaneers?)\b/i,
      /\b(?:baby |little |young )?whale(?: calf)?\b/i,
      /\b(?:stranded|beach\w*|washed|stuck|sand|shore)\b/i,
    ],
    unless: /\b(?:hunt\w*|harpoon\w*|piano)\b/i,
    may: [role("talker", "parrot|cabin boy|cabin girl|cat|monkey|first mate")],
    after: [
      [
        "@island(hero sit, mate talk) It lay on the sand like a grey boat that had been forgotten. One small eye looked at {hero}. “The map says left,” said {talker}, “to the treasure.” The little whale breathed out, and it sounded like a sigh. {Hero} looked left, where the palm trees were. Then {he} folded up the map, and sat down on it.",
        "@island(hero sit) It lay on the sand like a grey boat that had been forgotten. One small eye looked at {hero}. The treasure had to be on the left, behind the palm trees, and not far. The little whale breathed out, and it sounded like a sigh. {Hero} looked left. Then {he} folded up the map, and sat down on it.",
      ],
      "@island(hero carry) “Buckets!” roared {hero}. The crew poured water over it until their arms were long. They hung the best sail over it, for the sun was biting. “Heave!” they shouted, all together, and pushed. Nothing happened. The whale weighed as much as the ship's whole kitchen, with the cook.",
      "+ @island(hero look) Far out something answered. It was a deep note, so deep that the sand trembled. The little one lifted its tail. Out there, behind the reef, a dark back swam up and down, up and down. “That's the mother,” said {hero}. Nobody thought of the treasure any longer. The tide would come at sunset. But it would be too low.",
      [
        "@island.dusk(hero dig, mate point) “We'd need a canal,” said {talker}. “From here to the water, as deep as a man.” {Hero} jumped up. If there was one thing that pirates could do, it was digging. They dug until the sun stood on the edge of the sea, and then they dug in the dark.",
        "@island.dusk(hero dig) “We need a canal,” said {hero}. “From here to the water, as deep as a man.” If there was one thing that pirates could do, it was digging. They dug until the sun stood on the edge of the sea, and then they dug in the dark.",
      ],
    ],
    end: [
      "@sea.night(hero stand) The first wave ran into the canal, stopped, and ran back. The second one came up to the whale's chin. “Now!” cried {hero}, up to {his} neck in the water, and put {his} shoulder against the smooth skin. A jolt, a splash, and everybody sat down in the sea. The little whale was gone.",
      "@sea.night(hero look) Out there two backs lay side by side. There was a snort, and two fountains went up, a tall one and a short one. {Hero} took {his} hat off. Then they all dragged themselves up the beach, wet and empty-handed, and somebody began to laugh.",
      [
        "@island.night(hero look, mate point) “Er,” said {talker} from the end of the ditch. “Have you looked at what we dug up?” In the heap of sand something shone in the moonlight. It was a ring, and a goblet, and then it was very many coins. The map had been upside down all the time.",
        "@island.night(hero look) “Er,” said the cook from the end of the ditch. “Has anybody looked at what we dug up?” In the heap of sand something shone in the moonlight. It was a ring, and a goblet, and then it was very many coins. The map had been upside down all the time.",
      ],
      "@ship(hero look) The ship has a new figurehead, a little whale of gilded wood. When the fog is so thick that no star can be seen, {hero} knocks on the planks, three times. Then two fountains go up ahead, a tall one and one that is no longer so short, and show the way.",
    ],
  }),
  story({
    says: [
      role("parrot", "parrot|cockatoo|budgie|myna|mynah"),
      /\b(?:secrets?|repeat\w*|swear\w*|rude|talk\w*|words?|silent|speak\w*|voice|chatter\w*|gossip\w*)\b/i,
      /\b(?:pirates?|ship|captain|crew|sailors?)\b/i,
    ],
    unless: /\b(?:whale|murder|widow|taxidermist|balloon|swear words|be captain|become captain|pilot\w*)\b/i,
    after: [
      "@ship(parrot sit) A ship is small, and everything on it is said close to some ear. {Parrot} sat up in the rigging, with closed eyes, and missed nothing. In the morning it all came down again, in the voice of the one who had said it. “I hate this soup,” it said, in the voice of the helmsman. The cook dropped the ladle.",
      "@ship(parrot talk) “Who wets the bed?” cried {parrot} over the deck at noon. “Who has a teddy in his sea chest? Who cheats at dice?” Nobody dared to look at anybody. They tried a hood. Through the hood came the captain's voice: “Mummy, I don't want to be a pirate.”",
      "+ @ship.dusk(parrot look) It was as silent on board as in a church. The men wrote notes and swallowed them afterwards. In the evenings, when there used to be singing, each of them sat alone behind a barrel. {Parrot} looked down, and turned {parrothis} head this way and that, and tried the words that nobody said now: “Good night, all. Good night.”",
      "@ship.night “Over the side with {parrothim},” said the gunner. But in the night, before they could do it, there was a soft splash below the stern. Boats came, with rags around the oars. The navy was coming, so quietly that not even the watchman woke.",
    ],
    end: [
      "@ship.night(parrot look) {Parrot} woke. {Parrothe} saw knives, and thirty men with black faces climbing over the rail. Then a voice thundered through the dark, the most terrible voice on all the seas: “All hands on deck! Load the cannons! You there, I can see you!” It was the captain's. But the captain lay in bed, and snored.",
      "@ship.night(parrot fly) Then came the gunner's voice, the helmsman's, and the cook's, from the left, from the right, from above. “A hundred of us here!” {Parrot} ran along the yard and shouted in every voice that {parrothe} had. The men jumped back into the water, all thirty of them.",
      "@ship(parrot sit) When the crew came on deck in their nightshirts, there was only a boot left. {Parrot} sat on the wheel, too hoarse for a single word. “I wet the bed,” said the helmsman. “I've got a teddy,” said the gunner, “and his name is Ralph.”",
      "@ship.night(parrot fly) Nobody on that ship keeps a secret any longer. {Parrot} has taken up singing instead, in nine voices, and when the lamps go out, it comes down from the rigging in the voice of everybody: “Good night, all. Good night, Ralph.”",
    ],
  }),
];
