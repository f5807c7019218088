import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of a barefoot princess, a captain's hat, and those who live where it is quiet. */
export const hatsAndShoes = [
  story({
    says: [
      role("princess", "princess"),
      /\b(?:shoes?|slippers|boots|barefoot)\b/i,
      /\b(?:refus\w*|hat(?:es?|ed)|barefoot|never|will not|would not|won't|wouldn't|(?:did|does)(?: not|n't) (?:want|like) to|takes? off|took off|without)\b/i,
    ],
    lead: "princess",
    unless: /\b(?:Cinderella|glass|dragon|stable|knight|danc\w*|swap\w*|football|moss)\b/i,
    may: [...companion("princess"), role("maker", "shoemaker|cobbler|queen|king|governess")],
    early: /,? (?:and|so) (?:one day )?the (?:whole )?(?:court|kingdom) (?:goes|went) barefoot.*$/i,
    after: [
      "@bedroom(hero walk) There were silver ones and blue ones, and a pair with bells. They stood in a row in front of the bed, forty of them, with their tongues out. {Hero} stepped over them, and went down to breakfast on {his} own ten toes.",
      [
        "@bedroom(hero talk, maker give) “A princess has shoes on,” said {maker}. “That's how you can tell that she is one.” {Maker} knelt down and held out the softest pair in the land. “They don't even feel like shoes.” “That's just it,” said {hero}. “In shoes everything feels the same.”",
        "@bedroom(hero talk) “A princess has shoes on,” said the queen. “That's how you can tell that she is one.” The queen held out the softest pair in the land. “They don't even feel like shoes.” “That's just it,” said {hero}. “In shoes everything feels the same.”",
      ],
      "+ @castle(hero walk) For {hero} knew the whole castle by foot. The third step was warm, because the oven was under it. The stone by the well was always wet, and the one next to it hummed. {He} knew the moss, and the cold tiles, and the gravel, which is only nasty for the first ten steps. Nobody else knew any of that.",
      "@hall(hero stand) Then foreign kings came on a visit, with trumpets. {Hero} was to stand at the top of the stairs in gold shoes with buckles. And as {he} stood there, with one foot in gold and the other one bare on the marble, {he} felt something. “It's trembling,” said {hero}. “Down there. It wasn't trembling yesterday.”",
    ],
    end: [
      [
        "@hall(hero point, maker stand) “That's the trumpets,” said {maker}. “Stand still.” But {hero} knew the trumpets. This was deeper. {He} kicked off the gold shoe, lay down on {his} stomach in front of all the kings, and put {his} cheek on the floor. “It's water,” {he} said. “It's coming up under the hall. Everybody out! Quickly!”",
        "@hall(hero point) “That's the trumpets,” whispered the queen. “Stand still.” But {hero} knew the trumpets. This was deeper. {He} kicked off the gold shoe, lay down on {his} stomach in front of all the kings, and put {his} cheek on the floor. “It's water,” {he} said. “It's coming up under the hall. Everybody out! Quickly!”",
      ],
      "@castle(hero run) They ran, with crowns in their hands. They had hardly got to the lawn when the great hall gave a sigh, and its floor sank down like a cake when the oven door is opened. But not one of the people had got wet.",
      "@garden(hero stand) The oldest of the kings looked at {hero's} feet for a while. “With shoes on,” he said slowly, “we should all have been in there.” He sat down, and undid his buckles. The grass was cool.",
      "@hall(hero sit) There is a rack by the castle gate now, and whoever visits puts their shoes there, kings on the left. An old stream runs through the middle of the hall. And {hero}, when it is cold, sits by it with {his} feet in a basket of warm bread.",
    ],
  }),
  story({
    says: [
      /\bpirates?\b/i,
      /\b(?:hat|tricorne)\b/i,
      /\b(?:los(?:es?|t)|bl[oe]w\w*|stol\w*|steal\w*|gone|missing|disappear\w*|without)\b/i,
    ],
    of: "people",
    unless: /\b(?:treasure map|murder\w*|costume|party|school|play)\b/i,
    may: [alongside, role("talker", "parrot|cabin boy|ship's boy|ship's cat|cook|monkey|first mate|helmsman")],
    after: [
      "@ship(hero walk) Without the hat there was a good deal of hair, which stuck out to the side and had a dent in it. {Hero} walked across the deck. “Hoist the sails!” {he} called. The sailors looked round to see who had spoken.",
      [
        "@ship(hero talk, mate talk) “It was only a hat,” said {hero}. “Was it?” asked {talker}. They both looked at the hook in the cabin, where nothing hung. “We'll find it,” said {talker}. “A hat like that doesn't sink. It's too proud.”",
        "@ship(hero look) “It was only a hat,” {hero} said aloud in the cabin. But {he} did not believe it. {He} looked at the hook, where nothing hung. A hat like that did not sink. It was too proud.",
      ],
      "+ @ship.night(hero look) {Hero} tried other things. A saucepan rattled in the wind. A folded map came open at the wrong moment. Under the tea cosy nobody took an order seriously, and the helmsman had to go below because he was laughing so much. “At least it's warm,” said {hero}. But at night {he} stood at the rail, and looked at every dark spot on the water.",
      "@island.dusk(hero row) Towards evening of the fourth day the wind went down, and there it was. It was lying on a rock in the sea, quite alone, with the feather straight up. {Hero} rowed across and reached out. The hat hissed. There was something in it. A gull was sitting there, as wide as she could, and she had three eggs under her.",
    ],
    end: [
      "@island.dusk(hero look) It was the finest nest on the whole rock, and there was no other. {Hero} pulled {his} hand back. Behind {him} on the ship they were all hanging over the rail. “Take it!” they shouted. “You're the captain!” The gull looked at {hero}.",
      [
        "@island.dusk(hero give, mate look) “She doesn't give up her post,” said {talker}. “No,” said {hero}, “and she's right.” {He} took off {his} coat and put it round the hat, against the wind. {Talker} saluted. The gull nodded, as one captain does to another.",
        "@island.dusk(hero give) “You don't give up your post,” said {hero}. “You're quite right.” {He} took off {his} coat and put it round the hat, against the wind. The gull nodded, as one captain does to another.",
      ],
      "@ship.dusk(hero stand) When {hero} climbed back on board, without a hat and without a coat, it was very quiet. Then the gunner took off his cap. The cook did the same, and the helmsman, one after another, until they all stood there bareheaded in the evening wind. “Where to, Captain?” they asked. Not one of them had needed to look twice.",
      "@ship(hero stand) In summer a hat came back by air. It has a stain on it, and it smells of fish. {Hero} wears it on Sundays. On all other days it hangs on its hook, and nobody asks who is captain.",
    ],
  }),
  story({
    says: [
      /\blighthouse\b/i,
      role("beast", "cat|dog|goat|parrot|donkey|seagull|gull|hen|goose|puffin|kitten|puppy|duck|seal"),
      /\b(?:storm\w*|fog\w*|ill|sick|fell|falls?|asleep|injur\w*|broke\w*|went out|goes out|dark|hurt|fever|alone)\b/i,
      /\b(?:keeper\w*|lamp|light|bell|ships?|boats?|horn)\b/i,
    ],
    lead: "beast",
    may: [role("keeper", "lighthouse keeper(?!['’])|old keeper|keeper(?!['’])")],
    unless:
      /\b(?:broken wing|murder\w*|ghost\w*|widow\w*|gossip\w*|morse|stranger|letters?|lonely|marri\w*|teach\w*|taught|learn\w*)\b/i,
    early: /,? (?:and|so) (?:it|he|she|the (?:cat|dog|goat|parrot|donkey)) saves? .*$/i,
    after: [
      "{Hero} had seen it done every evening. First came the eighty steps, then the key, then the lever on the left, and then the tea. But now there was a groan from the bed, and the clock on the wall said that it was time.",
      [
        "{Keeper} tried to get up, and the bed turned round {keeperhim}. “The lamp,” said {keeper}. “They'll be coming past the rocks at nine.” {Keeper} looked at the door, and at {hero}, and did not ask for anything, for what can you ask of somebody without hands? {Hero} put a nose against {keeper's} cheek. It was much too hot.",
        "The keeper tried to get up, and the bed turned round him. “The lamp,” he said. “They'll be coming past the rocks at nine.” He looked at the door, and at {hero}, and did not ask for anything, for what can you ask of somebody without hands? {Hero} put a nose against his cheek. It was much too hot.",
      ],
      "+ Eighty steps are a great many for short legs. At the fortieth the wind pushed a window open, and the rain came in flat. At the sixtieth {hero} slipped, and lay four steps lower down, and licked a knee. {Hero} thought of the cheek, which was so hot. Then {he} began to count again, from where {he} {was}.",
      "Up there it was black. {Hero} pulled the key with {his} teeth. It turned. {He} jumped at the lever, and hung on it with all {his} weight, but it had rusted, and did not move. Far out there were a red light and a green one, much too close to the rocks.",
    ],
    end: [
      "There was the fog bell. {Hero} climbed on the table, jumped, and got hold of the rope. The bell said bong. {Hero} went up and down with it, like a sock on a washing line, and did not let go. Bong. Bong. Bong.",
      "Out there a man at the wheel lifted his head. “That's the bell on the rock!” he cried. The red lamp and the green one swung round, so close that foam came down on the deck. In the same moment, from all that shaking, the rust fell out of the lever. It dropped by itself, and the great light went out over the sea.",
      [
        "It was not long before there was a knock below. The sailors had come with a doctor. They found {keeper} on the stairs, on the tenth step, wrapped in a blanket, and looking up. “Who rang?” they asked. “My colleague,” said {keeper}.",
        "It was not long before there was a knock below. The sailors had come with a doctor. They found the keeper on the stairs, on the tenth step, wrapped in a blanket, and looking up. “Who rang?” they asked. “My colleague,” said the keeper.",
      ],
      "The fever went, and everything is as it was: eighty steps, the key, the lever, and the tea. Only, the rope of the bell is longer now, and has a knot at the end that is good to get hold of. And at nine, when a ship goes past, it hoots twice. The second one is for {hero}.",
    ],
  }),
  story({
    says: [
      role("ghost", "ghosts|ghost"),
      /\blibrar(?:y|ies)\b|\bbookshop\b/i,
      /\b(?:read\w*|stor(?:y|ies)|books?|end(?:ing)?|novel|page|poems?|whisper\w*|liv(?:es?|ed)|haunt\w*)\b/i,
    ],
    lead: "ghost",
    unless: /\b(?:murder\w*|kill\w*|detective|thief|police|evil|possess\w*|ghost ?writer|wedding|ex-husband|horror)\b/i,
    may: [
      role(
        "talker",
        "librarian|night guard|night watchman|caretaker|cleaner|girl|boy|child|student|teenager|schoolgirl|schoolboy",
      ),
    ],
    after: [
      "@library(hero look) A ghost can do a good many things. {Hero} could go through the wall between History and Cookery, and make the lamps shiver. Only one thing did not work. {Hero's} fingers went through every page. A book had to lie open by itself, and then there were two pages, and never the next one.",
      [
        "@library.night(hero talk, talker read) “Would you turn over, please?” whispered {hero}, on the night when {talker} stayed late. {Talker} looked at the chair, where nobody sat, and then at the book on the table, which lay open. “Are you at the bottom of the page?” asked {talker}. “Since March,” said {hero}. And {talker} turned over.",
        "@library.night(hero talk) “Would you turn over, please?” whispered {hero}, when the old night porter came past with his lamp. He looked at the chair, where nobody sat, and then at the book on the table, which lay open. “Are you at the bottom of the page?” he asked. “Since March,” said {hero}. And he turned over.",
      ],
      "+ @library.night(hero sit, talker read) So it became a habit. At midnight, when the radiators ticked, there was reading aloud in the big room. {Hero} laughed in the right places, so that dust came down. At the sad places it got so cold that the windows froze. They quarrelled about the villain, and about whether the lady in the story ought to have taken the train.",
      "@library.night(hero look) It was the thickest book in the house, and they had got to the last chapter when it turned out that the last page was missing. It had been torn out, long ago. “Oh no!” cried {hero}, and it grew as cold as in a cellar. That was the page which {hero} had been waiting for.",
    ],
    end: [
      [
        "@library.night(hero talk, talker write) {Talker} looked under the shelves, and in the catalogue, and wrote to other libraries. There was no second copy in the whole world. On the next night {talker} came in with a pencil behind one ear. “Nobody knows how it ends,” said {talker}. “But who has thought about it for longer than you? Tell me, and I'll write it down.”",
        "@library.night(hero talk) The porter looked under the shelves, and in the catalogue, and wrote to other libraries. There was no second copy in the whole world. On the next night he came in with a pencil behind one ear. “Nobody knows how it ends,” said the porter. “But who has thought about it for longer than you? Tell me, and I'll write it down.”",
      ],
      "@library.night(hero talk) For a moment there was only the ticking. Then {hero} began. It took until the morning. The lady in the story got out of the train at the next stop. When the last sentence was on the paper, it was warm in the room, as if there had been a fire.",
      "@library.dawn(hero point) The window became light. “So now you can rest,” said a tired voice over the pencil. It was quiet for a moment. Then the pages of another book rustled on the shelf. “This one here,” said {hero}, “with the green back. Have you any idea whether it's good?”",
      "@library.night In the thickest book the last page is written in pencil, and nobody has ever complained. If you are there late at night, and the lamps shiver, look round at the tables. Where a book lies open, it is polite to turn over.",
    ],
  }),
];
