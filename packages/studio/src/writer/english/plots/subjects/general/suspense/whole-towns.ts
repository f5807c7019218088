import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of towns: their rules, their disasters, and who comes to them. */
export const wholeTowns = [
  story({
    says: [
      /\b(?<land>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}(?:town|village|city|country|kingdom|land|island|valley|street|planet|world|school|state))(?: called [A-Z][a-z]+)?,? (?:where|in which) (?:(?:nobody|no one) (?:was allowed to|is allowed to|might|may|was permitted to)|it (?:was|is) (?:strictly )?(?:forbidden|illegal|not allowed|prohibited|banned|against the law) to|(?:nobody|no one) (?:ever )?dared to) (?<banned>[a-z][^.,]*)/,
    ],
    unless:
      /\b(?:hum(?:med|ming)?|cr(?:y|ies|ied)|weep|sad|steal|grow old|teach(?:es)?|taught|hid(?:es|den)?|smuggl\w*|secret\w*|club|lost|loses|love|marry|born|murder\w*|die|kill\w*|robots?|leave|enter|alone|have children|kiss|truth|lie)\b/i,
    of: "people",
    after: [
      "In {theland} there were signs on every corner, so that nobody could say they hadn't known. To {banned} was forbidden, by day and by night, indoors and out. {Hero} had grown up with it, like everybody else, and had never thought about why.",
      "And then it happened. It came over {him} on a quite ordinary morning, and before {he} could stop, {he} had done it. {He} clapped both hands over {his} mouth. It had felt wonderful. It had felt like taking off a shoe that has been too tight for years.",
      "+ After that {hero} did it in secret: in the cellar, behind the bins, under three blankets. {He} was sure that {he} {was} the only one in all of {theland}. Then, one night, behind the bins, {he} bumped into somebody else. They looked at each other. “I'm only taking out the rubbish,” they both said at the same time.",
      "Of course {he} {was} caught. On Monday {hero} stood in the great hall before the oldest judge in {theland}, and everybody had come to see it. “You know what is forbidden?” asked the judge. “Yes,” said {hero}. “I only don't know why.” Nobody had ever asked that.",
    ],
    end: [
      "The judge had the book of laws brought to him, the very first one, and blew off the dust. He read, and he took off his glasses. “It says here,” said the judge slowly, “that the first mayor of this place had lost somebody. He could not bear to be reminded. He asked the people to wait until he felt better.”",
      "“And then?” asked {hero}. “Then he forgot to tell them to stop waiting.” {Hero} looked at all those faces and at the old judge, whose chin had begun to tremble. “I think that he must feel better by now,” said {hero}.",
      "And {he} did it again, right there, in front of them all. Somebody at the back tried as well, carefully, as you try ice. Then there was a third one. It went along the benches and out of the door and down the street. The judge held out longest. In the end they carried him home on their shoulders, and he was the worst of them all.",
      "The signs in {theland} are still there, because the posts were good. But the writing on them has been painted over, and {hero} was allowed to choose the new words. Now it says on every corner: “You need not wait any longer.”",
    ],
  }),
  story({
    says: [
      /\b(?<disaster>(?:an?|the) (?:[a-z]+ ){0,2}(?:flood|storm|hurricane|earthquake|fire|typhoon|tsunami|landslide|mudslide|tornado))\b/i,
      phrase(
        "(?<!\\b(?:in|of|from|at|near|on|to|with|for) )(?!She\\b|He\\b|They\\b|It\\b|Then\\b|Now\\b|When\\b|But\\b|And\\b|Nobody\\b|No\\b|Someone\\b|Somebody\\b|Everyone\\b|Everybody\\b)<helpers:somebody> (?:in [^.,]*? |of [^.,]*? )?(?:helped|shared|rebuilt|worked together|came together|had to (?:help|rebuild|stick together|work together|share)|decided to (?:help|rebuild|share))",
      ),
    ],
    unless:
      /\b(?:snowman|dragon|divorc\w+|ex|love|murder\w*|ship|boat|plane|captain|volcano|dogs?|cats?|animals?|elephant|piano tuner|witch|robots?|birth|school (?:play|trip)|ghost|prison|firefighters?|prayed)\b/i,
    of: "people",
    lead: "helpers",
    after: [
      "Afterwards nobody could say how long {thedisaster} had lasted. What they remembered was the silence that came after it. {Hero} stood there and looked, and everything that had been simple was difficult all at once: light, bread, a dry place to sit. “Is anybody hurt?” somebody called.",
      "{Hero} carried out what could be saved and put it in a row, and the row was short. Next door an old man was doing the same, with shaking hands. He had saved a clock, a birdcage, and one shoe. {Hero} looked at the shoe. Then {hero} went across.",
      "+ It is strange what turns out to be useful. A boy who was always in trouble for climbing got over the wall with a rope. A woman who talked too much kept the children from crying for five hours. {Hero} had never known what these people could do. Until {thedisaster} nobody had asked.",
      "In the evening it got cold. One of them had a stove, another had a sack of potatoes, a third had a pot that was meant for weddings. {Hero} had wood. “We could put it all together,” {hero} suggested. “Just for tonight,” they said.",
    ],
    end: [
      "So they sat around one fire, on boxes and doors, and ate potatoes with their fingers. They had lived side by side, some of them, for twenty years, and now they told each other their names.",
      "“Just for tonight” became a week, and the week became a list, in {hero's} handwriting, nailed to a post. It said who could do what, and who needed what. Where there was nobody to help, {hero} went. First they mended the old man's roof, because he was the oldest, and then the next, and the next.",
      "By the time the lights came on again they had nearly forgotten about them. They blinked at each other. There were so many scratches, and such dirty faces, and so many new friends. “Well,” said the old man, “then I suppose we'll all go home now.” Nobody moved. It was {hero} who put another potato into the ashes.",
      "They talk about {thedisaster} once a year, when the day comes round. The big pot is fetched, and it takes {hero} and three others to carry it. Every light is put out, just for tonight, and they sit around the fire. And on the old man's shelf, next to the clock, stands one shoe.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?<!\\b(?:in|of|from|at|near|on|to|with|for) )(?!She\\b|He\\b|They\\b|It\\b|Then\\b|Now\\b|When\\b|But\\b|And\\b|Nobody\\b|No\\b|Someone\\b|Somebody\\b|Everyone\\b|Everybody\\b)<guest:somebody> (?:came to|arrived in|arrived at|arrived on|appeared in|turned up in|walked into|rode into|came into|moved to|moved into) <town:thing>",
      ),
      /\b(?:strangers?|traveller|(?:mysterious|strange|unknown) (?:old )?(?:man|woman|lady|visitor|guest)|nobody knew (?:who|where)|no one knew (?:who|where))\b/i,
      /\b(?:town|village|island|valley|hamlet|settlement)\b/i,
    ],
    unless:
      /\b(?:murder\w*|killer|alien|witch|dragon|robot|ghost|circus|sheriff|gun\w*|west|saloon|cat|dog|piper|died|dead|vampire|stole|thief|cure|puppet|children|school|famous|young|boy|girl|mate|detective|doctor|teacher|shelter|asked|storm|with (?:nothing|only|an?|the|his|her)|sold|sells?|gift|music\w*|painted|photo\w*)\b/i,
    lead: "guest",
    after: [
      "Nobody had seen {hero} come. There was only a light, all of a sudden, in the house at the end of the street, which had been empty for as long as anyone could remember. “Who is that?” people asked each other in the shop. By noon they had eight answers, and none of them was right.",
      "{Hero} greeted everybody and said nothing about {himself}. {He} knew things that a stranger cannot know: that the third step at the church was loose, and where the well was under the brambles. {He} mended the step. {He} cut back the brambles. People drank from the well and got more suspicious with every glass.",
      "+ A delegation was sent. It stood in front of the door and had forgotten what it wanted to say. “Would you like some tea?” asked {hero}. There were just enough cups. One of the cups was blue and had a chip, and the oldest of them turned it round and round. He had seen that cup before, and could not say where.",
      "Then one day the money from the collection was missing. They came to the house at the end of the street with torches and with very straight backs. {Hero} opened the door. “It's happening again,” was all that {he} said.",
    ],
    end: [
      "“Again?” asked the oldest. {Hero} nodded. “I was six. A loaf was missing, and my mother was new here. We left in the night, over the hill. You were standing over there, with a torch. You were the only one who came after us, and you gave me your cup.” And {hero} went and fetched it: a blue cup with a chip.",
      "“The loaf was found,” said the old man. “It had fallen behind the flour bin. We looked for you for a week.” Just then a girl came running up the street with a bag in her hand. The money had been under the organ the whole time, where it was safest.",
      "One after the other they put out the torches. “Why did you come back?” somebody asked. {Hero} thought about it. “I wanted to know whether the third step was still loose,” {he} said. “And I wanted to see whether you'd ask me in.” The old man opened the gate. “Come and have some supper,” he said. “It's a little late.”",
      "There are no strangers at the end of the street any more. When somebody new comes, a light goes on there, and a kettle. “Who is that?” people still ask in the shop. “Go and find out,” says {hero}, and hands them a cup.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:locked in|shut in|spent|spend|stayed|stay|trapped|stuck|fell asleep|left behind|forgotten|locked)[^.]*? (?:in|at|inside) (?:an?|the|his|her) (?:[a-z-]+ ){0,4}(?:museum|library|store|mall|supermarket|shop|bookshop|theatre|aquarium|gallery|planetarium)",
      ),
      /\b(?<hall>(?:an?|the|his|her) (?:[a-z-]+ ){0,3}(?:museum|library|department store|shopping mall|supermarket|toy shop|toy store|bookshop|furniture shop|furniture store|theatre|aquarium|gallery|planetarium))\b/,
      /\b(?:night|locked in|closing time|overnight)\b/i,
    ],
    unless:
      /\b[A-Z][a-z]+ and (?:his|her|[A-Z])|\b(?:watchman|guard|haunted|abandoned|dare[sd]?|bet|ghosts?|came? (?:alive|to life)|robots?|steal|thieves|dinosaurs?|statues|mannequins?|cleaner|ex|love|job|works|worked|storm|snow\w*)\b/,
    of: "young",
    after: [
      "First the footsteps went away, then the voices, and then the big light. There was a click. It was the sound of a door that won't be opened again until the morning. “Hello?” called {hero}. “Hello, hello, lo,” answered {thehall}. And it was dark.",
      "{Hero} cried a little, because nobody could see it. Then {he} wiped {his} nose. {He} had two biscuits, a hair clip, and a whole night. And everything in {thehall}, from the first thing to the last, was there just for {him} alone. No one would say, “Don't touch.”",
      "+ {He} slid along the floor in {his} socks, from one end of {thehall} to the other, and sang while {he} did it. It sounded like ten people. {Hero} bowed. Then {he} ate the first biscuit, and it got on to midnight, and suddenly it was not such fun to be the only one.",
      "For there was a light. It came along between the shelves and the shadows, a little dancing light, and it had footsteps. {Hero} crept under a table and held {his} breath. Two big boots stopped right in front of the table. And then the owner of the boots began to sing, very wrong and very sadly.",
    ],
    end: [
      "{Hero} knew the song. {He} had to join in, because the second line was all wrong. There was a scream, and the torch rolled over the floor. “I'm not a ghost!” cried {hero} and came out from under the table. “Are you sure?” asked the night watchman, who was hanging on to a pillar.",
      "He was called Mr Bell, and it was his first week. “I only sing because I'm scared of the dark,” he whispered. “Please don't tell anyone.” “I'm scared of it as well,” said {hero}, and gave him the second biscuit. They rang up at home. “They're coming,” said {hero}.",
      "Until they came, {hero} showed Mr Bell how you slide in your socks. With two of you the dark is only half as big. “And that noise?” asked Mr Bell. “That's the heating,” said {hero}. “And that one?” “That's me, eating.” When the door was opened, they were both a bit sorry.",
      "Whenever {hero} goes to {thehall} now, by day, like everybody else, there is a place under one of the tables where a biscuit lies. And late at night, when the footsteps have gone away and the big light is off, somebody in big boots takes them off, and slides, and sings the second line just as it should be.",
    ],
  }),
];
