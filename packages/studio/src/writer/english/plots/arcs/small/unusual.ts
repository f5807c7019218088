import type { Arc, ArcStory } from "../arc.ts";

/** Somebody watches every try and keeps count. */
const marks: ArcStory = {
  after: [
    [
      0,
      "=“{Kinds} don't {deed},” said {mate}, who had stopped to look. {Hero} thought about that. “Some do,” {he} said, and went on with it. {Mate} had no answer ready, and stayed to see how it would come out.",
      "=“{Kinds} don't {deed},” said {ahelper}, who had stopped to look. {Hero} thought about that. “Some do,” {he} said, and went on with it. {Thehelper} had no answer ready, and stayed to see how it would come out.",
      "=“Is that usual?” asked {ahelper}, who had stopped to look. {Hero} thought about that. “It's usual for me,” {he} said, and went on with it. {Thehelper} had no answer ready, and stayed to see how it would come out.",
    ],
    [
      0.6,
      "=It did not come out well. {Hero} got the middle wrong, and then the beginning, and the next time {item} came out on top, where {item} did not belong. After each go {mate} made a little scratch on the wall, right next to the one before.",
      "=It did not come out well. To {deed} looks easy, as long as it is somebody else who does it. {Hero} got the middle wrong, and then the beginning. After each go {mate} made a little scratch on the wall, right next to the one before.",
      "=It did not come out well. {Hero} got the middle wrong, and then the beginning, and the next time {item} came out on top, where {item} did not belong. After each go {thehelper} made a little scratch on a stone, right next to the one before.",
      "=It did not come out well. To {deed} looks easy, as long as it is somebody else who does it. {Hero} got the middle wrong, and then the beginning. After each go {thehelper} made a little scratch on a stone, right next to the one before.",
      "=It did not come out well. It looks easy, as long as it is somebody else who does it. {Hero} got the middle wrong, and then the beginning. After each go {thehelper} made a little scratch on a stone, right next to the one before.",
    ],
    [
      0.8,
      "=“What do you do it for?” asked {mate}. “For the bit where it works,” said {hero}. “When is that?” “It comes and goes.” {Mate} nodded. Most good things were like that, and {doing} was no exception.",
      "=“What do you do it for?” asked {thehelper}. “For the bit where it works,” said {hero}. “When is that?” “It comes and goes.” {Thehelper} nodded, as though that were a timetable.",
    ],
    [
      0.9,
      "=Others came past and saw the scratches. “So that's {doing},” they said, and looked at {hero} with pity. {Mate} said nothing, and tried to stand in front of the row. It was much too long for that by now.",
      "=Others came past and saw the scratches. “So many,” they said, and looked at {hero} with pity. {Mate} said nothing, and tried to stand in front of the row. It was much too long for that by now.",
      "=Others came past and saw the scratches. “So that's {doing},” they said, and looked at {hero} with pity. {Thehelper} said nothing, and tried to stand in front of the row. It was much too long for that by now.",
      "=Others came past and saw the scratches. “So many,” they said, and looked at {hero} with pity. {Thehelper} said nothing, and tried to stand in front of the row. It was much too long for that by now.",
    ],
    [
      0.4,
      "=Then came a day on which {hero} looked at {item} and did nothing at all. Only {mate} was there, with all those scratches. “You don't have to count how often it goes wrong,” said {hero}. “I can tell you. Always.” And {he} pushed {item} away.",
      "=Then came a day without {doing}. Only {mate} was there, with all those scratches. “You don't have to count how often it goes wrong,” said {hero}. “I can tell you. Always.”",
      "=Then came a day on which {hero} looked at {item} and did nothing at all. Only {thehelper} was there, with all those scratches. “You don't have to count how often it goes wrong,” said {hero}. “I can tell you. Always.” And {he} pushed {item} away.",
      "=Then came a day without {doing}. Only {thehelper} was there, with all those scratches. “You don't have to count how often it goes wrong,” said {hero}. “I can tell you. Always.”",
      "=Then came a day on which {hero} did nothing at all. Only {thehelper} was there, with all those scratches. “You don't have to count how often it goes wrong,” said {hero}. “I can tell you. Always.”",
    ],
  ],
  end: [
    [
      0,
      "=“Wrong?” said {mate}. “How would I know what's wrong? I've never seen anybody {deed} before.” {Mate} went along the row of scratches. “I make one whenever I like it. This was the very first time. Here you nearly gave up. And here you laughed.” {Hero} counted them twice. There were forty-one.",
      "=“Wrong?” said {thehelper}. “How would I know what's wrong? I've never seen anybody {deed} before.” {Thehelper} went along the row of scratches. “I make one whenever I like it. This was the very first time. Here you nearly gave up. And here you laughed.” {Hero} counted them twice. There were forty-one.",
      "=“Wrong?” said {thehelper}. “I make one whenever I like it. This was the very first time. Here you nearly gave up. And here you laughed.” {Hero} went along the row and counted them twice. There were forty-one.",
    ],
    [
      0.6,
      "=So {hero} fetched {item} and did it once more, with only {mate} there. The beginning went well, and so did the middle, and the end came so suddenly that they both missed it. “Was that it?” asked {mate}. “I think so,” said {hero}. The scratch for this one was rather a long one.",
      "=So {hero} did it once more, with only {mate} there. {Doing} began well, and went on well, and the end came so suddenly that they both missed it. “Was that it?” asked {mate}. “I think so,” said {hero}. The scratch for this one was rather a long one.",
      "=So {hero} fetched {item} and did it once more, with only {thehelper} there. The beginning went well, and so did the middle, and the end came so suddenly that they both missed it. “Was that it?” asked {thehelper}. The scratch for this one was rather a long one.",
      "=So {hero} did it once more, with only {thehelper} there. {Doing} began well, and went on well, and the end came so suddenly that they both missed it. “Was that it?” asked {thehelper}. The scratch for this one was rather a long one.",
      "=So {hero} did it once more, with only {thehelper} there. The beginning went well, and so did the middle, and the end came so suddenly that they both missed it. “Was that it?” asked {thehelper}. The scratch for this one was rather a long one.",
    ],
    [
      0.9,
      "=“Why is this one deeper?” asked {hero}. “That was when you thought I'd gone home,” said {mate}, “and began to {deed} all by yourself. You sang.” {Hero} had not known that. “And did it work?” “I can't say,” said {mate}. “I was listening to the song.” They made a little ring round that one, so that it could be found again.",
      "=“Why is this one deeper?” asked {hero}. “That was when you thought I'd gone home,” said {thehelper}, “and began to {deed} all by yourself. You sang.” {Hero} had not known that. “And did it work?” “I can't say,” said {thehelper}. “I was listening to the song.” They made a little ring round that one, so that it could be found again.",
      "=“Why is this one deeper?” asked {hero}. “That was when you thought I'd gone home,” said {thehelper}, “and went on all by yourself. You sang.” {Hero} had not known that. “And did it work?” “I can't say,” said {thehelper}. “I was listening to the song.” They made a little ring round that one, so that it could be found again.",
    ],
    [
      0.5,
      "=“{Kinds} don't {deed},” a stranger said not long ago, and stopped to look. {Hero} {was} in the middle of it and could not answer. “Some do,” said {mate}, and moved over a little, so that there was room for two.",
      "=“{Kinds} don't {deed},” a stranger said not long ago, and stopped to look. {Hero} {was} in the middle of it and could not answer. “Some do,” said {thehelper}, and moved over a little, so that there was room for two.",
      "=“Is that usual?” a stranger asked not long ago, and stopped to look. {Hero} {was} in the middle of it and could not answer. “Here it is,” said {thehelper}, and moved over a little, so that there was room for two.",
    ],
  ],
};

/** There is a list of who does what. */
const theList: ArcStory = {
  after: [
    [
      0,
      "=Before long an inspector came, who had a list of who does what. “{Kinds},” she read. There were five lines, all of them correct, and then the words “and so on”. “I see nothing here about {doing},” she said, “and nothing about {item}. You'll have to stop, or I'll have to look again.” “Look again,” said {hero}.",
      "=Before long an inspector came, who had a list of who does what. The page about {kinds} was short. There were five lines on it, all of them correct, and then the words “and so on”. “I see nothing here about {doing},” she said. “You'll have to stop, or I'll have to look again.” “Look again,” said {hero}.",
      "=Before long an inspector came, who had a list of who does what. The page that {hero} came under was short. There were five lines on it, all of them correct, and then the words “and so on”. “It isn't here,” she said. “You'll have to stop, or I'll have to look again.” “Look again,” said {hero}.",
    ],
    [
      0.8,
      "=“What has she got against {doing}?” asked {mate}. “She hasn't got it on the page,” said {hero}. {Mate} went over and read the page from behind, against the light. “It isn't there from this side either,” said {mate}.",
      "=While she looked, {hero} carried on, and kept an eye on {item}. That made it go wrong in a place where it had never gone wrong before. “Aha,” said the inspector, and made a note: “{Item}: to be watched.”",
      "=While she looked, {hero} carried on, a little more carefully than usual. That made it go wrong in a place where it had never gone wrong before. “Aha,” said the inspector, and made a note: “{Doing}: not without risk.”",
    ],
    [
      0.6,
      "=“It isn't allowed and it isn't forbidden,” said the inspector the day after that, and she did not look happy about it. “{Item} I could put under Things. But {doing} just isn't anywhere.” “I'm here,” said {hero}. “Yes,” she said. “That's the difficulty.”",
      "=“It isn't allowed and it isn't forbidden,” said the inspector the day after that, and she did not look happy about it. “{Doing} just isn't anywhere. I can't go home with something that isn't anywhere.” “I'm here,” said {hero}. “Yes,” she said. “That's the difficulty.”",
      "=“It isn't allowed and it isn't forbidden,” said the inspector the day after that, and she did not look happy about it. “I can't go home with something that isn't anywhere.” “I'm here,” said {hero}. “Yes,” she said. “That's the difficulty.”",
    ],
    [
      0.9,
      "=She asked the office, in writing, where one ought to put {doing}. The answer came at once. It said that whatever was not on the list did not happen, and that she was to go and make sure of that. “But it does happen,” said {hero}. “Only not on the list,” said the inspector, as kindly as she could.",
      "=She asked the office, in writing, where one ought to put it. The answer came at once. It said that whatever was not on the list did not happen, and that she was to go and make sure of that. “But it does happen,” said {hero}. “Only not on the list,” said the inspector, as kindly as she could.",
    ],
    [
      0.4,
      "={Hero} tried to picture it: never to {deed} again, and {mate} with nothing to say about it. “Have you looked everywhere?” asked {mate}, not very loudly. “Everywhere,” said the inspector, and began to pack up. {Mate} stood in front of the door, just to be on the safe side.",
      "={Hero} tried to picture it: never to {deed} again. {Item} would still be there, but only as {item}. All the rest was easy to picture; in the middle there was a hole, about the size of {hero}. “Have you looked everywhere?” {he} asked. “Everywhere,” said the inspector, and began to pack up.",
      "={Hero} tried to picture it: never to {deed} again. All the rest was easy to picture; in the middle there was a hole, about the size of {hero}. “Have you looked everywhere?” {he} asked, but not very loudly. “Everywhere,” said the inspector, and began to pack up.",
      "={Hero} tried to picture how it would be to stop. In the middle there was a hole, about the size of {hero}. “Have you looked everywhere?” {he} asked, but not very loudly. “Everywhere,” said the inspector, and began to pack up.",
    ],
  ],
  end: [
    [
      0,
      "=“What does it say at the bottom?” asked {mate}. “And so on,” read the inspector. “That only means that there's more of the same.” “Does it say that?” asked {mate}. It did not say that. She read the three words again, slowly, with her pencil. “It could be anything, really,” she said. “It could be {doing},” said {mate}.",
      "=“What does it say at the bottom?” asked {hero}. “And so on,” read the inspector. “That only means that there's more of the same.” “Does it say that?” It did not say that. She read the three words again, slowly, with her pencil. “It could be anything, really,” she said. “It could be {doing},” said {hero}.",
      "=“What does it say at the bottom?” asked {hero}. “And so on,” read the inspector. “That only means that there's more of the same.” “Does it say that?” It did not say that. She read the three words again, slowly, with her pencil. “It could be anything, really,” she said.",
    ],
    [
      0.6,
      "=She stayed a little longer after that, and {hero} did it for her once more, from the beginning, with {item} and everything. Twice the inspector forgot herself and clapped. “I ought to write this down,” she said. “What do you call it?” “{Doing},” said {hero}. She asked how that was spelled.",
      "=She stayed a little longer after that, and {hero} did it for her once more, from the beginning. Twice the inspector forgot herself and clapped. “I ought to write this down,” she said. “What do you call it?” “{Doing},” said {hero}. She asked how that was spelled.",
      "=She stayed a little longer after that, and {hero} did it for her once more, from the beginning. Twice the inspector forgot herself and clapped. “I ought to write this down,” she said. “What do you call it?” {Hero} told her. She asked how that was spelled.",
    ],
    [
      0.5,
      "=The page has six lines now. The sixth is in pencil, and it says: “{Doing}”. Next to it the inspector has drawn {item}, rather well. And under it, because one never knows with {kinds}, it still says: “and so on”.",
      "=The page has six lines now. The sixth is in pencil, and it is about {doing}. Under it, because one never knows what {kinds} will think of next, it still says: “and so on”.",
      "=The page has six lines now. The sixth is in pencil, and a little crooked. Under it, because one never knows, it still says: “and so on”.",
    ],
  ],
};

/** A creature has a post that was always somebody else's. */
const withPost: ArcStory = {
  after: [
    [
      0,
      "=Nobody in that position had ever been known for {doing}. People were not sure whether to laugh. So most of them said “good morning” first, and looked at one another after that. “Good morning,” said {hero}. Up to this point everything was as it should be.",
      "=Nobody had ever seen {akind} in that position. People were not sure whether to laugh. So most of them said “good morning” first, and looked at one another after that. “Good morning,” said {hero}. Up to this point everything was as it should be.",
      "=People were not sure whether to laugh. So most of them said “good morning” first, and looked at one another after that. “Good morning,” said {hero}. Up to this point everything was as it should be.",
    ],
    [
      0.6,
      "=The first complaint came within the hour. “I asked for something perfectly ordinary,” said an old gentleman, “and it was done by {akind}.” Had it been done, then? He had to admit that it had. {Hero} wrote the complaint down for him, from beginning to end, and read it back. He had never been listened to for so long.",
      "=The first complaint came within the hour. It was an old gentleman who had asked for something perfectly ordinary, and it had not been done in the ordinary way. {Hero} took the complaint down, from beginning to end, and read it back to him. He had never been listened to for so long.",
    ],
    [
      0.8,
      "=Not everything was easy. There are things for which you need hands, or a certain height, or the right sort of voice, and {hero} had to find a way round each of them. Some of the ways round were long. A lady in a hurry said quite loudly that there used to be people for this.",
    ],
    [
      0.9,
      "=“You could simply do it as it's always been done,” said {talker}. {Hero} considered that. “How has it always been done?” {he} asked. {Talker} thought for a while. “With a good deal of sighing,” said {talker}, and took that back.",
      "=The old gentleman came again the next day, with a new complaint, and the day after that, with a better one. They were good complaints, well put, and he stayed a little longer with each of them. “Same time tomorrow,” he said at the door, and shook his head about it all.",
    ],
    [
      0.4,
      "=Then somebody from higher up came with a folder. “There have been complaints,” he said. “It isn't about {kinds}. It's about {doing}.” He counted the pages, and there were a great many of them. {Hero} looked at the folder, and could not think of anything to say that would have been thick enough.",
      "=Then somebody from higher up came with a folder. “There have been complaints,” he said. He counted the pages, and there were a great many of them. {Hero} looked at the folder, and could not think of anything to say that would have been thick enough.",
    ],
  ],
  end: [
    [
      0,
      "=“Excuse me,” said the old gentleman, who had been waiting behind the folder. “Who is going to be here tomorrow? I come every day.” “To complain?” asked the one from higher up, and looked at the pages. They were all in the same name. “Of course to complain,” said the old gentleman. “Nobody else lets me finish.”",
    ],
    [
      0.6,
      "=The one from higher up read them all on the spot. After the tenth he began to smile in places. Then he closed the folder and asked whether he might say something, too; it would not take long. It took until everybody else had gone. {Hero} wrote it all down, and read it back to him.",
    ],
    [
      0.5,
      "=There is always somebody waiting there now, and hardly anybody is in a hurry. Some of them come about {doing}, some to see {akind}, and one to complain. “Good morning,” {hero} said to every one of them today, and nobody looked at anybody else.",
      "=There is always somebody waiting there now, and hardly anybody is in a hurry. “Good morning,” {hero} said to every one of them today, and nobody looked at anybody else. The old gentleman had two complaints, and had brought something to eat.",
    ],
  ],
};

const GRAVE = /^(?!.*\b(?:died|dead|dying|ill|hospital|operation|war|prison|killed)\b)/;

/** Creatures that hold an office or a post. */
export const creaturesWithPosts: readonly Arc[] = [
  {
    told: /^/,
    by: "hero",
    of: "creatures",
    idea: /^(?!.*\b(?:died|dead|war|afraid|scared)\b)(?=.*\b(?:was|were|got) (?:hired|elected|appointed|made|chosen) |.*\b(?:became|was) (?:the |an? )(?:new )?(?:mayor|waiter|teacher|judge|postman|king|queen|president|doctor|chef|guard|conductor)\b|.*\bgot a job\b)/i,
    stories: [withPost],
  },
];

/** Creatures that do what their kind does not do. */
export const unusualCreatures: readonly Arc[] = [
  {
    told: /^(?:learned|learnt|took up|started [a-z]+ing|began [a-z]+ing|kept (?:on )?[a-z]+ing|opened|wrote|rode|knitted|played|painted|baked|cooked|read|built|founded|invented|practi[sc]ed|studied|collected|asked|told|danced|sang|sold|repaired|drove|taught|delivered|ran (?!away|off|out|into)|spent|went to school|took (?:part|lessons|it)|joined|(?:walked|swam|flew|ran|talked) (?:\w*wards?|\w*wardsed|sideways|upside|on (?:his|her|its|their|two))|\w+ed forwarde?d?s?)\b/,
    by: "hero",
    of: "creatures",
    idea: GRAVE,
    stories: [marks, theList],
  },
];
