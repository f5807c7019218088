import { role, story } from "../subject-story.ts";

/** Stories of enchanted masters, talking swords, spirits of forest and river, dreams, weather, and sleepless villages. */
export const spellsAndSpirits = [
  story({
    says: [
      /\b(?:wizards?|mages?|magicians?|witch|witches|sorcer\w+|spells?|magic\w*|wand|apprentice|enchant\w*)\b/i,
      /\b(?:turn(?:s|ed)|transform(?:s|ed)|chang(?:es|ed)|bewitch(?:es|ed)|enchant(?:s|ed))\b[^.]*\binto (?:an? |the )?(?<shape>(?:(?:small|little|big|old|huge|green|fat|garden|blue|grumpy|china) )?[a-z]+)\b/i,
      role("master", "master|mistress|teacher|headmaster|headmistress|professor|boss|tutor|king|queen|mayor"),
    ],
    unless:
      /\b(?:frogs? prince|murder|broom|pumpkin|queen turned|king turned|turns? (?:himself|herself) into|hiccup\w*|gold)\b/i,
    of: "people",
    after: [
      "@study(hero look) It was very quiet in the room. {Hero} looked at the wand, then at the {shape} that had been {master} a moment ago. It looked cross. “I'm so sorry,” said {hero}. “I'll have you back before supper.”",
      [
        "@study(hero read, mate read) “Say it backwards,” said {talker}. {Hero} did. The {shape} turned blue. {Talker} opened the big book and read aloud what stood at the bottom in small print: “Cannot be undone by magic.” “By what, then?” asked {hero}. The rest of the page had been eaten by mice.",
        "@study(hero read) {Hero} said it backwards. The {shape} turned blue. {He} opened the big book at the page, and there stood at the bottom, in small print: “Cannot be undone by magic, but only by ...” The rest had been eaten by mice.",
      ],
      "@study(hero talk) There was a knock, and it was the worst visitor of all: the high inspector, with a list. “I've come to see {master},” she said. “{Master} is just a little changed today,” said {hero}, and put {himself} in front of the {shape}. “Then you'll have to do the lesson,” said the inspector and sat down. “I'm listening.”",
      "+ @study(hero talk) {Hero} had never given a lesson. {He} had mostly slept through them. {He} began with something about cauldrons, and got stuck. Behind {him} the {shape} made a small noise, impatient, and {hero} knew that noise. It always came when {he} had known a thing perfectly well and had only been afraid to say it.",
      "@study(hero talk) So {hero} shut the book. “I can't do very much yet,” {he} told the inspector. “But I've been taught how to light a candle, and it took half a year. Nobody ever shouted at me. Every morning somebody said, ‘Again.’ I only understand today how much patience that takes.” The {shape} had become quite still.",
    ],
    end: [
      "@study(hero stand) “Then light one,” said the inspector. {Hero} raised the wand, and {his} hand shook. “Again,” {he} told {himself}, and tried it again. And again. At the fourth time there was a flame, small and round. In its light {he} turned to the {shape}. “Thank you,” said {hero}.",
      "@study(hero talk) There was a pop. {Master} sat on the table, a bit blue at the edges, and sneezed. “Thanks!” said {master}. “That was the word! Only by thanks. I've been trying to tell you for two hours, but just you try that as a {shape}.” The inspector wrote on her list, in large letters: Passed. Both.",
      "+ @study.night(hero write) “It wasn't even so bad,” said {master} in the evening over soup. “One hears more when one can't interrupt.” {Hero} was made to write out the word for the mice-eaten page, a hundred times. {Hero} did it gladly. And each time the candle on the table grew somewhat brighter.",
      "@study The spell is still in the book; nobody has scratched it out. But on the window sill of the workroom stands a little picture, painted in blue, of a {shape} that looks cross. Under it is written: Again. Whoever learns there has to say good morning to it.",
    ],
  }),
  story({
    says: [
      /\b(?:swords?|blade)\b/i,
      /\b(?:talk\w*|speak\w*|spoke|chatter\w*|sing(?:s|ing)?|sang|voice|opinion|argu\w*|complain\w*|refus\w*|afraid|know(?:s|ing)? (?:everything|better)|enchanted|magic\w*|wants?|alive|cursed)\b/i,
      /\b(?:f(?:inds?|ound)|pull\w*|boy|girl|knight|squire|blacksmith|smith|apprentice|young|hero|inherit\w*|farmer|warrior|buys?|bought|fight\w*)\b/i,
    ],
    unless:
      /\b(?:samurai|ronin|murder|museum|refuse[sd]? to (?:kill|fight|hurt)|swordfish|sword swallower|duel with words|theatre)\b/i,
    of: "people",
    after: [
      "“You hold me like a leek,” said the sword. {Hero} nearly let it fall. “Thumb up. Shoulders down.” By evening {hero} knew all about the first of its three kings.",
      [
        "“Can't you put it back in?” asked {talker} on the second day. “I tried,” said {hero}. The sword only talked more loudly in its sheath. It criticised the soup. And whenever {hero} wanted to sleep, it had just come to the best part of some siege.",
        "{Hero} tried to put it away. It only talked more loudly in its sheath. It criticised the soup. And at night, when {he} lay down at last, it had just come to the best part of some siege.",
      ],
      "“When are we going to fight?” it asked each morning. “Whom?” asked {hero}. {He} had no enemies. {He} cut bread with it. “Three kings,” moaned the sword, “and now cheese.” But {hero} noticed that it grew silent whenever there was any mention of blood, and quickly began on something else.",
      "+ One night {he} asked it. “What was it like, really, in the battles?” For the first time there was no reply. “I don't know,” said the sword at last, in quite a small voice. “I kept my eyes shut. I talk, so that I don't hear it. I've never told anyone that.”",
      "Then a robber knight came over the hill, with forty men, and wanted the village, with everything that was in it. “Whoever wants to prevent it,” he cried, “can step forward!” {Hero} was the only one with a sword. “Oh dear,” said the sword. {Hero's} knees were as soft as butter.",
    ],
    end: [
      "@meadow(hero stand) {Hero} stepped forward. “Talk,” {he} whispered. “What?” “You can do one thing better than anybody. So do it.” The sword cleared its throat. “Is that Kuno?” it cried, so that it rang across the field. “Little Kuno, who was put on the wrong way round on his first pony? I knew your grandmother! What would she say to that helmet?”",
      "@meadow The forty began to grin. The robber knight lifted his arm. “And you there, the third from the left, does your mother know that you've got no scarf on?” The sword had seen everything in three hundred years, and it forgot nothing. It told of each one's grandfather, and of the time he had wept. Nobody can storm a village with red ears. The forty put their swords away.",
      "+ @meadow(hero sit) In the end they sat in the grass, forty men, and heard the story of the second king. The robber knight asked what became of the pony. “You see,” said {hero} softly, “it works with the eyes open, too.” “I had them open the whole time,” said the sword, amazed. “They've all got such nice faces.”",
      "@restaurant(hero eat) It hangs over the door of the inn today, and there it has as many listeners as it likes. {Hero} comes by each evening to cut the cheese with it. It has got as far as the third king. It says that the best part is just about to come.",
    ],
  }),
  story({
    says: [
      /\b(?<power>spirit|guardian|nymph|dryad|god|goddess)s?\b/i,
      /\b(?:forest|woods?|trees?|river|lake|spring|stream|well|mountain)\b/i,
      /\b(?:bargain|deal|promis\w*|steals?|stole|angry|dr(?:y|ies|ied)|drought|woodcutter\w*|lumberjack|cut\w*|chop\w*|protect\w*|sav(?:e|es|ed)|guard\w*|curse\w*|fish\w*|logg\w*|dam|axe|mill)\b/i,
      /\b(?:spirit|guardian|nymph|dryad|god|goddess) (?:of|who|that|in|named|called|lives?|lived)\b|\b(?:forest|wood|tree|river|lake|water|mountain) (?:spirit|guardian|god|goddess|nymph)\b/i,
    ],
    unless: /\b(?:murder|haunted|christmas tree|ice cream|school|office|unemployed)\b/i,
    of: "people",
    after: [
      "@forest.night(hero walk) Nobody from the village went there by night. {Hero} went. It smelled of moss and wet stone. Something sat there among the roots, half in the water, with a beard of reeds, and had its back to {him}. “You people always take,” said the {power}. “Now I'm taking for once.”",
      "+ @forest.night(hero talk) “What do you want back?” asked {hero}. The {power} laughed, and a branch fell down. “Have you got three hundred years on you?” it asked. It held out a hand with long green fingers. There was a leaf on it, and a scale of a fish, and a drop. “Each of them took longer than you. And you cut it, catch it, drink it, without even saying good day.”",
      [
        "@forest.night(hero look, mate talk) “{Hero} always says good day,” said {talker}, who stood behind {hero} and was trembling. “Even to snails. It takes ages.” The {power} turned its head for the first time. Its eyes were brown, with light at the bottom. “To snails?” it asked. {Hero} blushed in the dark.",
        "@forest.night(hero talk) {Hero} did not know what to answer, because it was true. So {he} said it now. “Good day.” It sounded rather small. The {power} turned its head for the first time. Its eyes were brown, with light at the bottom. “Nobody has said that to me for two lifetimes,” it murmured.",
      ],
      "@forest(hero plant) “One year,” said the {power}. “You'll work for me. What you take, you will put back. If something is missing at the end, I'll keep it all, and you too.” So {hero} carried seedlings in {his} hat, and little fish in a bucket. {He} cleared the old ditches. The village laughed at first.",
      "+ @forest(hero run) {He} had it hardest in August, when there was not a drop. {He} ran back and forth with the bucket, to the last small trees. At night {he} thought that {he} saw somebody kneel beside the roots, with a beard of reeds, and help, with cupped hands. In the morning nobody had been there.",
      "@forest(hero stand) When the year was up, the {power} counted. It counted for a day and a night, each leaf, each scale. The whole village stood there. “One is missing,” it said at last. And it looked at {hero}. In {his} belt was a flute. {Hero} had cut it in the spring, out of a twig, without thinking anything of it.",
    ],
    end: [
      "@forest(hero play) {Hero} laid it in the green hand. “That can't be put back,” said the {power}. “No,” said {hero}. “But it can do something it couldn't do before. May I?” And {he} played. It was the sound of August, with the bucket, and of the first rain after it. On the far bank a bird stopped, and then joined in.",
      "@forest(hero stand) The {power} had shut its eyes. “I never knew that was inside it,” it said. The leaves began to rustle, though there was no wind. Under the stones it gurgled. And then it came, over roots and pebbles, clear and cold, round everybody's ankles.",
      "+ @forest(hero take) “So you do give something back now and then,” said the {power}. It handed {hero} the flute. “Keep it. But for each twig a song, and the song has to be a good one.” It went back between the roots, and there was only moss. It was never seen again. It was only heard, when somebody played badly. Then a branch fell down.",
      "In that village they say good day to everything. And before anyone picks up an axe or a net, they stand still for a moment and hum. It has turned into the most musical valley in the whole land.",
    ],
  }),
  story({
    says: [
      /\b(?:steal\w*|stole\w*|thief|thieves|catch\w*|collect\w*|s[eo]lls?|sold)\b/i,
      /\b(?:dreams?|nightmares?)\b/i,
      /\b(?:thief|thieves|burglar|stealer|catcher|nightmares?|steals? (?:the |people's |other people's |bad |good )?(?:dreams|nightmares)|stole (?:the |people's )?(?:dreams|nightmares))\b/i,
      role(
        "child",
        "boy|girl|child|children|daughter|son|brother|sister|orphan|princess|grandmother|widow|woman|man|painter|king",
      ),
    ],
    unless: /\b(?:dreamcatcher workshop|murder|bank|jewel\w*|dreams? of (?:being|becoming)|forbidden|police)\b/i,
    of: "people",
    after: [
      "@bedroom.night(hero stand) A good dream is warm and light, and can be lifted out between two breaths. That night {he} dipped {his} silver spoon in as usual. It was jerked out of {his} hand. Something chewed on it.",
      "@corridor.night(hero look, child talk) {Hero} looked in. There was a corridor with doors, and behind every door something breathed. But in the middle of the corridor stood {child}, in bare feet, and said, “Have you come to fetch me?”",
      "@corridor.night(hero talk, child talk) “I've only come to steal something,” said {hero} truthfully. “Please do,” was the answer. “Take the one with the teeth.” So {hero} took the one with the teeth. At home {he} put it on the shelf between two summer holidays, and it growled until dawn.",
      "+ @corridor.night(hero talk, child talk) The next night {he} came back, without quite knowing why. {He} took the one in which you can't run, and then the one in which no one knows you. “Where do you put them all?” asked {child}, who was already waiting. “On top of the wardrobe,” said {hero}. {He} did not say that {he} could not sleep any more {himself}.",
      "@corridor.night(hero stand, child talk) At the end of the corridor was the last door. It was not large. “Not that one,” whispered {child}. “They all come out of there.” {Hero} laid {his} hand on the knob. It was ice-cold. But this one was locked from within.",
    ],
    end: [
      "@corridor.night(hero talk) So {hero} did what no thief does, and knocked. “Who's in there?” {he} asked. It was quiet. “It's dark in here,” said somebody quite small. {Hero} understood it then. That was no monster. It was the fear, and it had been shut in alone, and it had only been looking for a lamp.",
      "@corridor.night(hero give) {He} went home and fetched the best thing that {he} owned. It stood at the very back, {he} had never been able to sell it: the first dream that {he} had ever stolen, because it had been so beautiful. It was a kitchen in the evening, and somebody singing at the stove. {Hero} opened the jar in front of the door. The light ran in underneath.",
      "@corridor.night(child talk, hero stand) The lock clicked. What came out was not big at all, and it rubbed its eyes. “You've got to give me back the one with the teeth,” said {child}. “It's only cross because it's tired.”",
      "@bedroom.night(hero sleep) {Hero} gave them all back, to every window in the city, the summer holidays as well. {He} sleeps at night now, like other people. And sometimes in {his} own dream there is a kitchen, and somebody at the stove turns round and says, “There you are at last.”",
    ],
  }),
  story({
    says: [
      /\b(?:weather|clouds?|rain|snow|storms?|wind|sun|fog|seasons?)\b/i,
      /\b(?:mak(?:es|e|er|ing) (?:the )?(?:weather|rain|snow|clouds|wind)|made (?:the )?(?:weather|rain|snow|clouds|wind)|weather (?:maker|witch|station|office|wizard|machine)|rainmaker|cloud (?:maker|factory)|knits? (?:the )?(?:fog|clouds|snow)|cooks? (?:the )?weather|brews? (?:the )?(?:weather|storms?)|controls? (?:the )?(?:weather|rain|wind)|bottles? (?:the )?(?:wind|rain|storms?)|in charge of (?:the )?(?:weather|rain|snow|wind))\b/i,
    ],
    unless: /\b(?:murder|weather (?:report|forecast)|forecaster|tv|drought|makes? rain gauges)\b/i,
    of: "people",
    after: [
      "There was an order to it. On Mondays there was wind, for the washing, and on Thursdays rain, for the beans. For weddings {hero} put in a pinch of blue. Nobody in the valley knew about it. They looked up and said, “What a lovely day,” and not one of them thought that somebody had got up at four for it.",
      [
        "@kitchen(hero cook, mate look) Then it went wrong. It snowed into the strawberries. “That was a slip,” said {hero}. The next day there were two suns, one of them square. “You're tired,” said {talker}. {Talker} looked into the pot, in which there was a little of everything. “When did you last have a day off?” {Hero} tried to remember the century.",
        "@kitchen(hero cook) Then it went wrong. It snowed into the strawberries. {Hero} stood over the pot with the ladle, and no longer knew whether {he} had put in the fog or only meant to. On Friday there were two suns, and one of them was square.",
      ],
      "@street(hero stand) Down there they grumbled. They shook their fists at the sky. {Hero} stood behind them in the queue with {his} basket and got smaller and smaller. That evening {he} let the fire go out under the pot.",
      "+ @village There was no weather at all the next day. It was neither warm nor cold. The sky had no colour, and the flags did not know what to do. The birds sat on the wire and waited. People stood at their windows, and found that there was nothing they could talk about with the neighbours.",
      "@kitchen(hero talk) On the third day a girl called Ottilie climbed up the hill, with a paper kite under her arm. “So it's you,” she said. “I thought so. It always smelled of cooking before a thunderstorm. Why have you stopped?”",
    ],
    end: [
      "@kitchen(hero talk) “Because I keep making mistakes,” said {hero}. Ottilie thought about this. “The snow on the strawberries,” she said, “tasted like ice cream.” She put her kite down by the stove, and pushed up her sleeves. “You tell me what goes in, and I'll remember it for you.”",
      "@kitchen(hero cook) So {hero} told her, and the girl wrote it down on the wall with coal: three spoons of morning, salt from the sea, do not stir storms. They blew on the ashes. At noon a small wind went down into the valley, and lifted up a hat, and a curtain, and the hair of the baker's wife. “Oh!” they all said down there, and ran out of doors.",
      "+ @kitchen(hero talk) From then on there was an open door on the hill. Ottilie had not been able to keep it to herself. They brought wood, and cream, and some of them brought wishes, but {hero} did not do wishes. “But if you say thank you,” {he} told them, “I can smell it in the pot.” They said it every evening then, all together, up into the air.",
      "@village.dawn If it snows in that valley in June, nobody shakes a fist. They fetch spoons. And sometimes, quite early, when there is a pinch too much blue in the sky, someone down there looks up at the hill and says, “They've had a good laugh in the kitchen again.”",
    ],
  }),
  story({
    says: [
      /\b(?:village|town|island|city|valley|land|country|people|everyone|everybody|nobody|no one|world)\b/i,
      /\b(?:nobody|no one|none) (?:in the \w+ )?(?:could |can |has |had )?(?:ever )?(?:sleep\w*|slept)\b|\b(?:everyone|everybody|people|inhabitants|villagers) (?:in the \w+ )?(?:could |can |has |had |have )?(?:never |not |forgotten how to |no longer |stopped |n['’]t )(?:sleep\w*|slept)\b|\b(?:forgotten how to|forgot how to|unable to|can(?:no|')t|could(?:n't| not)) sleep\b|\bsleepless\b/i,
      /\b(?:stranger|tired|arriv\w*|knock\w*|comes?|came|lullab\w*|bed|girl|boy|woman|man|pillow|night|sheep|yawn\w*|doctor|teacher|traveller)\b/i,
      /\b(?:sleep\w*|slept)\b/i,
    ],
    unless: /\b(?:murder|snor\w*|baby|owl|birthday|christmas|noise|party|exam|neighbour)\b/i,
    of: "people",
    after: [
      "@street.night(hero walk) There were no beds in the whole place, there were only chairs. Lights were burning in all the windows. They baked, they hammered, they raked the leaves at three in the morning, and under everybody's eyes were shadows, like the prints of thumbs. “We've got no time,” they said, when {hero} asked. “There's always something left to do.”",
      [
        "@street.night(hero stand, mate stand) {Hero} yawned. They stopped in the street and stared. “What was that?” asked a boy. “Do it again.” {Talker} yawned, too, because it is catching. A woman put a hand to her jaw as if something had moved in there, after a long time.",
        "@street.night(hero stand) {Hero} yawned. They stopped in the street and stared. “What was that?” asked a boy. “Do it again.” {Hero} could not help it and yawned a second time. An uneasy murmur went through the crowd. A woman put a hand to her jaw as if something had moved in there, after a long time.",
      ],
      "@street.night(hero talk) The oldest of them knew how it had begun. “There was a fire, in my grandfather's day,” he said. “It came at night, when everyone was asleep.” He rubbed his red eyes. “I've been tired for seventy years. One gets used to it.”",
      "+ @street.night Nobody dreamed there, and so nobody had ideas, either. They had been building the same wall for a generation. They forgot each other's names, and quarrelled about buttons. A child cried because its mother had put salt in the milk. She had simply no longer been able to see which was which.",
      "@street.night(hero sleep) So {hero} lay down. {He} put {his} coat on the market place, right in the middle, folded up {his} scarf for a pillow, and said, “I trust you. Somebody will wake me if there's a fire.” And {hero} shut {his} eyes, before them all, and slept.",
    ],
    end: [
      "@street.night(hero sleep) They stood around and had never seen anything like it. “Is it dead?” asked the boy. “No,” whispered the woman, “it's smiling.” For the first time in seventy years it was quiet there. And in the quiet the boy sat down, only to look more closely, and leaned his head on something, and was gone.",
      "@street.night It went round the square like a wave. The baker slept on his flour, the notary slept on the baker. Only the oldest stayed awake, on a chair, with a bucket of water on his knees. “You sleep,” he growled. “I'll do the first turn.” The stars came out, because there were no more lamps in front of them.",
      "+ @street.dawn(hero sit) In the morning {hero} woke up, and someone had put a roll beside {his} ear. “I was on a ship,” said the boy, with big eyes, “and I could fly it!” All of them had been somewhere. They told each other, all at once, and laughed, and looked ten years younger. The oldest was fetched down from his chair. Then he was put to bed, by the whole town.",
      "@street They made beds out of their work benches. {Hero's} coat still lies on the market place, under glass, with the dent in it. And whoever comes there tired is asked only one thing: which side of the pillow?",
    ],
  }),
  story({
    says: [
      /\b(?:super ?hero(?:es|ine)?|cape|caped)\b/i,
      /\b(?:retir\w*|old|cold|sneez\w*|flu|age[ds]?|caretaker|pension\w*|nursing home|used to|former|last (?:time|mission)|grandm\w+|grandf\w+|seventy|eighty)\b/i,
      /\bsuper ?hero\w*|\bcaped?\b/i,
      /\b(?:he|she|they|him|her|his|their|an?|the|I|my)\b/i,
    ],
    unless:
      /\b(?:murder|costume|dresses? up|finds? out|found out|enem(?:y|ies)|nemesis|villain|grandson|bus|halloween|years old|school play|comic|toy|invisible)\b/i,
    of: "people",
    after: [
      "@room(hero stand) Nobody recognised {hero} any more, and that was as it should be. The cape had become a bath mat. The boots hung on the balcony, with geraniums in them. Only now and then, when {he} was not careful, something still slipped out. {Hero} had only wanted to open a jar, and had pulled the cupboard from the wall.",
      "@room(hero stand) And then the cold came. “Atishoo,” said {hero}, and everything loose in the room, spoons and all, flew into the other wall. “Atishoo,” and the lamps went on in the whole street.",
      [
        "@room(hero talk, mate take) “Why did you never tell me?” asked {talker}, who was just picking spoons out of the wall. {Hero} blew {his} nose, with both feet braced against the door. “Because then everyone wants something,” said {hero}. “Fetch the moon, lift the bus. Nobody ever asked me if I would like a cup of tea.” {Talker} put the kettle on.",
        "@room(hero talk) The girl from next door had seen it, through the hole where the window used to be. “Are you the one from the old comics?” asked little Marlene. {Hero} pulled the scarf up over {his} nose. “I'm the one with the cold,” {he} said. Marlene went away. She came back with a hot-water bottle, and with honey.",
      ],
      "+ @room(hero talk) It was quite nice to be ill like that. There was soup, there were cards. {Hero} told how it had really been: the itch beneath the mask, the fear of heights, which {he} had never told anyone about. “You were afraid of heights?” “The whole time,” said {hero}. “I always looked at the gutters.”",
      "@bedroom.night(hero sit) In the night the siren went. It had rained for days, and up in the hills the old bridge hung by one rope, with a bus full of people on it. The young heroes of the city were at a photo session. {Hero} sat on the edge of the bed with a fever. {His} knees cracked. {He} looked at the bath mat.",
    ],
    end: [
      "@river.night(hero stand) {Hero} went there in slippers, by taxi, since {hero} no longer flew. The bus hung over the black water and swung. {Hero} took hold of the rope and knew at once: {his} arms could not do it any more. And in {his} nose, of all moments, something began to tickle. {Hero} tried to hold it in.",
      "@river.night(hero stand) Then {he} understood, and let it come. “Hold on in there!” {hero} shouted, and turned {his} head the right way. “A... a... ATISHOO!” It was the sneeze of a lifetime. It took hold of the bus from below, and lifted it over the railing, quite softly, and set it down on the road, with all its wheels. Only the hats were gone.",
      "+ @river.night(hero stand) “Bless you!” cried forty voices. {Hero} stood there in slippers with a red nose, and for once they did not ask for anything else. An old lady gave {him} her handkerchief. Someone brought a blanket. “Would you perhaps like a cup of tea?” asked the driver. It was exactly what {hero} would have liked.",
      "The cape is a bath mat again. But at the stop where the bus halts, there is a bench, and on it stands, in brass: reserved for people with a cold. And in the wall of {hero's} kitchen they have left one spoon, because nobody could get it out.",
    ],
  }),
];
