import type { Arc, ArcStory } from "../arc.ts";

/** Somebody comes and says that a part of it is his. */
const halfOfIt: ArcStory = {
  after: [
    [
      0,
      "=It was said quite calmly, the way people say that it may rain. Nobody answered at first. “Since when?” asked {hero} then. That was not the cleverest thing to ask, but it was the only thing that came. “Since always,” was the answer. “I just haven't been here.”",
    ],
    [
      0.6,
      "=There was a paper. There always is a paper. It had been folded so often that it had come apart into four, and it was laid out edge to edge on a flat surface, like a map. {Hero} read it twice. The signature at the bottom was one that {he} knew from birthday cards. “That can mean anything,” {he} said. “It's only got one sentence,” said the visitor.",
    ],
    [
      0.75,
      "=They asked somebody who knew about such things, and paid for it. He put on his glasses and took them off. It might be valid, he said, and then again it might not. Before that could be settled, a good many years would have gone by. He could start on Monday. “And until then?” “Until then everything stays as it is,” he said, “only not so pleasant.”",
    ],
    [
      0.8,
      "=In the meantime the visitor did not go away, and did nothing wrong, either. He stood about. He picked up a rag and wiped something that needed it. Nobody had asked him to. He wiped the left half of it very thoroughly, and left the right half alone.",
    ],
    [
      0.3,
      "=“What do you want with it?” asked {hero} one evening, when there was nobody else there. “You don't even know how it works.” “No,” said the visitor. “I was told about it. When I was small I was told about it every night, in place of a story, down to the smell.” He described it. There was not a word in it that was wrong. {Hero} would sooner have heard anything else.",
    ],
  ],
  end: [
    [
      0,
      "=“And who told it to you?” asked {hero}. The visitor said a name, and then it was quiet. It was the name from the birthday cards. So he had been there too, every night, by another bed, and told it: the same thing, in the same words. {Hero} had always thought that he was at work.",
    ],
    [
      0.75,
      "=It did not turn into a happy gathering. There was shouting, and a day on which nobody spoke, and a list with two columns. But in the end the list was only about who would open up in the mornings. “Half,” said {hero}, “that means the bad half as well. The roof's in it.” “I'd been hoping for the roof,” said the visitor.",
    ],
    [
      0.5,
      "=Whoever comes there now and asks for the owner is looked at from two sides. “Which one?” he is asked. And if it is late, and there is not much going on, they tell each other something. They both know it already. Each one listens for the places where the other one's was different.",
    ],
  ],
};

/** Somebody comes in and does not say what for. */
const theSpareChair: ArcStory = {
  after: [
    [
      0,
      "=“Can I help you?” asked {hero}, which was not meant as kindly as it sounds. {Who} looked about {there} as people look who have been somewhere before, a long time ago. “No,” said {who}. “I only want to sit down for a minute, if I may. Over there, by the wall.”",
      "=“Can I help you?” asked {hero}. “No,” was the answer. “I only want to sit down for a minute, if I may. Over there, by the wall.” It was said by somebody who seemed to know the wall.",
    ],
    [
      0.6,
      "=The minute lasted all day. {Who} sat by the wall without taking an eye off {item}, and looked at everyone who came in. “Are you waiting for somebody?” asked {hero}. “I don't think so,” said {who}. “Not any more. Do you still shut at the same time?” {Hero} had not mentioned any time.",
      "=The minute lasted all day. {Who} sat by the wall and looked at everyone who came in. “Are you waiting for somebody?” asked {hero}. “I don't think so,” said {who}. “Not any more. Do you still leave the back door open at night?” {Hero} had never told anyone about the back door.",
      "=The minute lasted all day. The visitor sat by the wall and looked at everyone who came in. “Are you waiting for somebody?” asked {hero}. “Not any more. Do you still leave the back door open at night?” {Hero} had never told anyone about the back door.",
    ],
    [
      0.75,
      "=“Throw {whohim} out,” said {talker}, not very quietly. “On what grounds?” asked {hero}. “Sitting.” {Talker} went over to do it, and came back without having done it. “I was asked how my mother's back is,” said {talker}. “It's bad. How can {who} know that?”",
      "=By the evening everyone had a theory. “Money,” said one neighbour. “A debt,” said another, and looked at {hero}. {Who} was asked straight out, in a loud voice, and only wanted to know how the neighbour's mother was, and whether her back was better.",
      "=By the evening everyone had a theory. “Money,” said one neighbour. “A debt,” said another, and looked at {hero}.",
    ],
    [
      0.3,
      "=When it was time to go, {who} did not get up. {Hero} had had enough, and said so. What did a person mean by coming in like this, and asking about back doors, and not saying a word about the matter? {Who} got up at once and was very pale. “I should have said it in the first minute,” said {who}. “It got harder every hour.”",
      "=When it was time to go, the visitor did not get up. {Hero} had had enough, and said so. What did a person mean by coming in like this, and asking about back doors, and not saying a word about the matter? “I should have said it in the first minute,” said the visitor, and was very pale. “It got harder every hour.”",
    ],
  ],
  end: [
    [
      0,
      "=“I slept here once,” said {who}. “Behind that wall, for a whole winter, when I had nowhere to go. The back door was open, and there was always something on a plate. I thought that it was for the cat.” {Hero} sat down. “We never had a cat,” {he} said. “That's what I worked out,” said {who}, “about twenty years later.”",
      "=“I slept here once,” said the visitor. “Behind that wall, for a whole winter, when I had nowhere to go. The back door was open, and there was always something on a plate. I thought that it was for the cat.” {Hero} sat down. “We never had a cat,” {he} said. “That's what I worked out, about twenty years later.”",
    ],
    [
      0.7,
      "=“Who put it out?” asked {who}. {Hero} thought of who might have done it, and there was only one answer, and it was too late to thank anyone for it. “You look like that person when you're angry,” said {who}. “That's why I couldn't get it out.” Then {who} laid something on the table. It was the plate, with a small chip in the rim, washed.",
      "=“Who put it out?” asked the visitor. {Hero} thought of who might have done it, and there was only one answer, and it was too late to thank anyone for it. Then the visitor laid something on the table. It was the plate, with a small chip in the rim, washed.",
    ],
    [
      0.5,
      "=The back door is still left open at night. The plate stands behind it, and in the morning it is empty, and there is still no cat.",
    ],
  ],
};

/** Somebody turns out to be a person that the hero knows. */
const whoItWas: ArcStory = {
  after: [
    [
      0,
      "={Hero} looked once more, because it might be a likeness. It was not a likeness. There are people one recognises by how they hold their head when they are listening. So that was that, and it had been that all the time, only nobody had mentioned it. “Is something the matter?” {he} {was} asked. “No,” said {hero}. “It's warm in here.”",
    ],
    [
      0.6,
      "=The sensible thing was to say it straight away. {Hero} had the sentence ready, and it was a short one. But the first minute went by, and then the second, and after ten minutes it would have sounded as though {he} had been hiding something. After an hour {he} really was.",
    ],
    [
      0.75,
      "=So everything went on as before, and took twice the strength. {Hero} did what {he} always did, and heard {himself} doing it. {He} noticed that {he} laughed too soon. {He} asked a question to which {he} had known the answer for years. It was given, and it was not quite the answer that {he} had known.",
    ],
    [
      0.8,
      "=“You could simply leave,” said somebody who was told about it that evening. {Hero} had thought of that. “And then?” “Then it never happened.” “It did, though,” said {hero}. “It's sitting there. It's got gravy on its sleeve.”",
    ],
    [
      0.3,
      "=The worst of it was that they got on well. {Hero} had not reckoned with that. From this side, where neither of them had to be what they were to each other, there was hardly anything to dislike. {He} lay awake and added it up. It came to about twenty years in which one could have known that.",
      "=The worst of it was that they got on well. {Hero} had not reckoned with that. From this side, where neither of them had to be what they were to each other, there was hardly anything to dislike. {He} lay awake and went through it all again, and it did not come out any easier.",
    ],
  ],
  end: [
    [
      0,
      "=“I've been wondering how long you'd keep it up,” said the voice opposite, the next time, without looking up. {Hero} put down what {he} {was} holding. “Since when have you known?” “Since you said that it was warm. You always say that it's warm.” There was nothing to be said against it. It had been fourteen degrees.",
    ],
    [
      0.75,
      "=They talked then, and it was not altogether pleasant. Each of them had paid for something the other knew nothing about. Some of it was cleared up, and some was only put on the table and left there. “Do we go on?” {hero} asked at last. “With what, exactly?” It was a fair question. They decided to go on with supper.",
    ],
    [
      0.5,
      "=They see each other at intervals. They are rather careful, like people on a new stair. When nobody knows what to say, one of them looks at the window. “Warm in here,” says the other, and then it is a little easier.",
    ],
  ],
};

/** Somebody new whom only the smallest one greets. */
const theFirstHello: ArcStory = {
  after: [
    [
      0,
      "=So they went past quickly, and some crossed the road. From behind the curtains there was a good view. It carried in its own boxes. It swept the step. It said “good morning” twice, to two different people, and both of them had something in their shoe at that moment.",
    ],
    [
      0.6,
      "=“Why don't you say hello?” asked the smallest one of all. “It's not as simple as that,” she was told. “It is,” she said. “It's one word.” Then they explained it to her. It took quite long, and had the words “you never know” in it. She listened to the end. “But you'd know if you asked,” she said.",
    ],
    [
      0.75,
      "=On the first day she said it through the fence, and nothing came back, because she had said it so softly. On the second day she said it too loudly, and something indoors fell off a shelf. On the third she pushed a biscuit through under the gate. It was gone by the afternoon, and in its place there lay a button, polished.",
    ],
    [
      0.8,
      "=From then on there was a kind of trade. A feather went over, and a piece of string came back, with a very good knot in it. Nobody knew where she got all those things. “Who ties knots like that?” somebody asked. She would not tell. “You never know,” she said.",
    ],
    [
      0.3,
      "=Then she did not come for two days. She had a cold and had to stay in bed. On the second evening there was a knock at the door, such a careful one that it might have been the wind. Nobody opened it. Behind the curtain they all held their breath and looked at each other. “There's somebody there,” a small voice called from upstairs. “Aren't you going to say anything?”",
    ],
  ],
  end: [
    [
      0,
      "=One of them opened the door in the end, by a crack. There it stood, and was just as afraid as they were. It had a soup pot in its arms, with a cloth tied over it, and a very good knot in the cloth. “Hello,” it said. It had evidently practised. “Is she ill? She always comes at four.” And then somebody did say it. It really was only one word.",
    ],
    [
      0.75,
      "=The soup tasted of something that nobody could name, and there was none left over. Next day two people said good morning, and by the end of the week it took so long to go down the street that one had to start out earlier. “You could have told us,” they said to the small one. “I did,” she said. “It was one word.”",
    ],
    [
      0.5,
      "=At four o'clock there is a biscuit under the gate, although the gate stands open now, and anybody can go in. They do it that way because that is how they do it. On the other side a polished button is waiting.",
    ],
  ],
};

/** Somebody who does not speak the language of the place. */
const wordByWord: ArcStory = {
  after: [
    [
      0,
      "=Everything had a name here, and {hero} had none of them. People said things to {him} slowly, and then they said them loudly. It was kindly meant. {He} nodded, because that always fits. In this way {he} agreed to three things on the first day, and two of them were soup.",
    ],
    [
      0.6,
      "=In {his} head there was no lack of words. There they stood, all of them, and quite funny ones, and could not get out. At home {hero} had been known for always having an answer. Here {he} {was} the quiet one. It was strange to be taken for somebody so different, and not even to be able to say so.",
    ],
    [
      0.75,
      "=So {he} began to collect. {He} pointed, and somebody said it, and {he} said it after them. Door. Spoon. Rain. One word was so long that {he} took it home in two halves. The word for “again” was the best. With that one alone {he} could get all the others.",
    ],
    [
      0.65,
      "=One of the others, who did not say much in any language, used to sit close by. They did things side by side. For that nobody needs to talk. Now and then one of them showed what was finished, and the other held up a thumb. It was the longest conversation of the week.",
    ],
    [
      0.3,
      "=Then {he} said something, a whole sentence, the first one, and had put it together carefully. Everybody laughed. It had meant something else. {Hero} laughed along, and kept it up until {he} {was} round the corner. After that {he} went back to nodding. It had always worked. It was only so quiet.",
    ],
  ],
  end: [
    [
      0,
      "=The next day the one who did not say much sat down beside {him}, and looked straight ahead, and said something. It was in {his} own language. It was one of {his} own words, and it was so wrong that it turned into something about a goat. {Hero} stared. Then {he} laughed so hard that {he} could not stop. “Again,” {he} said.",
    ],
    [
      0.75,
      "=From then on they swapped, word for word, and the worse it came out the better it was. Others came to listen, and wanted one as well. Before long half of them could say the thing about the goat. And {hero}, who had to explain where the mistake was, noticed in the middle of the explaining that {he} had been talking the whole time.",
    ],
    [
      0.5,
      "=Somebody new has come since then and nods at everything. {Hero} sat down next to the newcomer straight away, and looked straight ahead. There was a moment of quiet. Then something was said about a goat.",
    ],
  ],
};

const SAFE =
  "(?!.*\\b(?:war|killed|murder\\w*|dead|died|hitman|police|detective|ghosts?|killer|prison\\w*|bomb|gun)\\b)";

/** Those who come, who turn out to be somebody, and who are new. */
export const comerArcs: readonly Arc[] = [
  {
    told: /^(?:said|claimed|insisted|announced|swore|declared|thought)\b.*\b(?:half|part|all|it|house|farm|shop|land|everything|station|place|company|hotel|restaurant|boat|ferry)\b.*\b(?:was|were|belonged to) (?:his|hers|theirs|him|her|them)\b/,
    by: "other",
    of: "people",
    idea: new RegExp(
      `^${SAFE.replace("dead|died|", "")}(?=.*\\b(?:late|inherited|came|father|mother|man|stranger|woman)\\b)`,
    ),
    stories: [halfOfIt],
  },
  {
    told: /^turned out to be (?:his|her|their|my|our|the)\b.*\b(?:uncle|aunt|father|mother|brother|sister|cousin|son|daughter|teacher|boss|neighbour|husband|wife|ex|landlord|grandfather|grandmother|friend|friends?|rival|doctor)\b/,
    by: "other",
    of: "people",
    idea: new RegExp(`^${SAFE}`),
    stories: [whoItWas],
  },
  {
    told: /^(?:wanted|dared|came) to (?:say hello|greet|play|talk|sit|be friends|visit|speak)\b/,
    by: "other",
    idea: /^(?=.*\b(?:[Nn]obody|[Nn]o one|[Nn]one)\b.*\b(?:say hello|greet|play|talk|sit|be friends|visit|speak))(?=.*\bmoved\b)(?=.*\b(?:sister|girl|daughter|who was (?:three|four|five|six))\b)/,
    stories: [theFirstHello],
  },
  {
    told: /^(?:did not|could not|was not able to|does not) (?:yet )?(?:speak|understand)\b.*\b(?:language|English|German|French|Spanish|Italian|Dutch|Swedish|Polish|word|anybody|anyone)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${SAFE}(?!.*\\b(?:parents|nurse|patient|whale|animals?)\\b)`),
    stories: [wordByWord],
  },
  {
    told: /\bnew (?:boy|girl|pupil|child|classmate)\b.*\b(?:does not|doesn't|did not|didn't) (?:yet )?speak\b/,
    by: "any",
    stories: [wordByWord],
  },
  {
    told: /^(?:came in\b|walked in\b|came through the door|came to (?:the|her|his|their) (?:door|shop|house|table|counter|farm|village)|turned up (?:at|in|on)\b|showed up\b|knocked on\b|knocked at\b|arrived\b|stood (?:at|outside|in) (?:the|his|her|their) (?:door|doorway|gate))/,
    by: "other",
    of: "people",
    idea: new RegExp(
      `^${SAFE}(?=.*\\b(?:an?|the|one|some) (?:[a-z]+ )?(?:man|woman|stranger|girl|boy|lady|visitor|guest|child|traveller)\\b)(?!.*\\b(?:every (?:night|day|week|evening)|storm|parcel|letter)\\b)`,
    ),
    stories: [theSpareChair],
  },
];
