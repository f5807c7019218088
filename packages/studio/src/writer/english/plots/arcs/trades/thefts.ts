import type { ArcStory } from "../arc.ts";

/** Something is taken, and a constable gives it until six. */
export const onlyBorrowed: ArcStory = {
  after: [
    [
      0,
      "=It took no longer than buying a stamp. No bell rang, no whistle blew, and {hero} had {item}. {He} went round two corners, not too fast, and told {himself} that {he} had only borrowed {itemthem}.",
      "=To {deed} took no longer than buying a stamp. No bell rang and no whistle blew. {Hero} went round two corners, not too fast, and told {himself} that this was only borrowing.",
      "=Taking {topic} took no longer than buying a stamp. No bell rang and no whistle blew. {Hero} went round two corners, not too fast, and told {himself} that this was only borrowing.",
      "=It took no longer than buying a stamp. No bell rang and no whistle blew. {Hero} went round two corners, not too fast, and told {himself} that this was only borrowing.",
    ],
    [
      0.6,
      "=“Was that all?” asked {talker}. “I thought there'd be an alarm.” {Talker} looked back, almost let down, and then at {item}. “And whose is it?” That was the question {hero} had been hoping to leave until tomorrow.",
      "=“Was that all?” asked {talker}. “I thought there'd be an alarm.” {Talker} looked back, almost let down. “And what do we say if they stop us about {topic}?” {Hero} had been hoping to leave that question until tomorrow.",
      "=Under a street lamp {hero} had a proper look at {item}. To anybody else {itemit} {itemwas} hardly worth the trouble. {Hero} would not have swapped {itemthem} for a palace. {He} was so taken up with {itemthem} that {he} did not hear the bicycle.",
      "=Under a street lamp {hero} stopped for breath. {His} knees were shaking. {He} had never been any good at being wicked, and {he} was listening so hard for sirens that {he} did not hear the bicycle.",
    ],
    [
      0.4,
      "=“Good evening,” said a police constable, and leaned her bicycle against the lamp post. She pointed her pencil at {item}. “Yours?” {Hero} opened {his} mouth to lie, and out came: “No.” It was such a surprise to both of them that she forgot to write it down.",
      "=“Good evening,” said a police constable, and leaned her bicycle against the wall. She looked at {topic}, and then at {hero}. “Yours?” {Hero} opened {his} mouth to lie, and out came: “No.” It was such a surprise to both of them that she forgot to write it down.",
      "=“Good evening,” said a police constable, and leaned her bicycle against the wall. “What have we here?” {Hero} opened {his} mouth to lie, and out came the truth. It was such a surprise to both of them that she forgot to write it down.",
    ],
    [
      0.8,
      "=“It's my fault,” said {talker} at once. “It isn't,” said {hero}. “It's a bit my fault,” said {talker}. The constable waited until it was settled. She had two brothers, she said, and all the time in the world.",
      "=“It says here,” said the constable, looking into her notebook, “that they'd be wanting {itemthem} back in the morning.” She looked at {item} for a while. “It doesn't say why anyone would want {itemthem} tonight.”",
    ],
    [
      0.5,
      "=So {hero} told her why {he} had needed {item}, and why it had to be tonight. Said aloud, it was a short story with only one crime in it. “You could have asked,” said the constable. “They'd have said no,” said {hero}. “Then you could have asked twice.” She took the handcuffs off her belt, and looked at {item}, and at the clock.",
      "=So {hero} told her why {he} had wanted to {deed}, and why it had to be tonight. Said aloud, it was a short story with only one crime in it. “You could have asked,” said the constable. “They'd have said no,” said {hero}. “Then you could have asked twice.” She took the handcuffs off her belt, and looked at the clock.",
      "=So {hero} told her why it had to be {topic}, and why it had to be tonight. Said aloud, it was a short story with only one crime in it. “You could have asked,” said the constable. “They'd have said no,” said {hero}. “Then you could have asked twice.” She took the handcuffs off her belt, and looked at the clock.",
      "=So {hero} told her why {he} had done it, and why it had to be tonight. Said aloud, it was a short story with only one crime in it. “You could have asked,” said the constable. “They'd have said no,” said {hero}. “Then you could have asked twice.” She took the handcuffs off her belt, and looked at the clock.",
    ],
  ],
  end: [
    [
      0,
      "=“My shift is over,” she said, and hung the handcuffs back on her belt. “The next one starts at six. At six I want to see {item} where {itemit} came from, without a scratch. Until then I've met a nice person out for some air.” She rode off. She even rang her bell.",
      "=“My shift is over,” she said, and hung the handcuffs back on her belt. “The next one starts at six. At six I want everything where it was, and {topic} without a scratch. Until then I've met a nice person out for some air.” She rode off. She even rang her bell.",
      "=“My shift is over,” she said, and hung the handcuffs back on her belt. “The next one starts at six. At six I want everything where it was, without a scratch. Until then I've met a nice person out for some air.” She rode off. She even rang her bell.",
    ],
    [
      0.6,
      "=“Come on, then,” said {talker}, “we've got until six.” It was the best night {hero} had had in years. Not a minute of it was wasted. Towards morning {talker} fell asleep against {his} shoulder, and {hero} sat quite still, with {topic} all to {himself}, and did not feel like a thief.",
      "=That left {hero} one night with {item}. {He} did what {he} had taken {itemthem} for, and did it slowly, so that it would last. When the first birds began, {he} wiped {item} clean with {his} own sleeve. Nobody had ever given anything back so gladly.",
      "=That left {hero} one night. {He} did what it had all been for, and did it slowly, so that it would last. When the first birds began, {he} turned back, quite without being told. {He} had wanted to {deed} once in {his} life. Once was enough.",
      "=That left {hero} one night. {He} did what it had all been for, and did it slowly, so that it would last. When the first birds began, {he} turned back, quite without being told.",
    ],
    [
      0.7,
      "=By six {item} {itemwas} back, with a label tied on: “Thank you for the loan.” By seven the owner had written underneath: “Next time, ring the bell. I'd like to know how the night went.” {Hero} kept that label for good. It was the only thing {he} had ever properly stolen.",
      "=By six {topic} was back, with a label tied on: “Thank you for the loan.” By seven the owner had written underneath: “Next time, ring the bell. I'd like to know how the night went.” {Hero} kept that label for good. It was the only thing {he} had ever properly stolen.",
      "=By six everything was back, with a label tied on: “Thank you for the loan.” By seven the owner had written underneath: “Next time, ring the bell. I'd like to know how the night went.” {Hero} kept that label for good. It was the only thing {he} had ever properly stolen.",
    ],
  ],
};

/** What was stolen leads back to whom it belongs to. */
export const theOwnersDoor: ArcStory = {
  after: [
    [
      0,
      "={Hero} shut {himself} in at home, drew the curtains, and laid {item} on the table. {He} had taken a hundred like {itemthem} and never looked twice. At this one {he} looked all night. By morning {he} could have drawn every crease with {his} eyes shut.",
      "={Hero} went home, drew the curtains, and thought about {topic}. In all {his} years {he} had never looked twice at what {he} took. This time {he} looked all night.",
      "={Hero} went home and drew the curtains. In all {his} years {he} had never looked twice at what {he} took. This time {he} looked all night.",
    ],
    [
      0.6,
      "=“Sell it,” said {talker}. “Throw it in the river. But don't sit there and look at it.” {Hero} turned {item} over once more. “There's an address,” {he} said. {Talker} groaned. “Nobody goes to the address.”",
      "=There was an address in {item}. There always is, and no thief ever reads it. {Hero} read it aloud. It was eleven stops away on the tram. {He} put on {his} only tie, took it off again, and put {item} in the inside pocket, where nobody could steal {itemthem}.",
      "=There was an address with it. There always is, and no thief ever reads it. {Hero} read it aloud. It was eleven stops away on the tram. {He} put on {his} only tie, and took it off again.",
    ],
    [
      0.75,
      "=On the tram {he} saw four open bags and one gold watch, and kept both hands on {item}. An old man got up and offered {him} his seat. “You look as if you're carrying eggs,” said the old man.",
      "=On the tram {he} saw four open bags and one gold watch, and kept both hands in {his} lap. An old man got up and offered {him} his seat. “You look as if you've had news,” said the old man.",
    ],
    [
      0.5,
      "=At the right door {hero} meant to push {item} through the slot and run. The slot was too narrow. {He} tried it lengthways, and {he} tried it with a shoulder against the door. The door opened, and {hero} fell into the hall with {item} in front of {him}, at the feet of a woman in slippers.",
      "=At the right door {hero} meant to leave everything on the step and run. {He} was bending down when the door opened. A woman in slippers looked down at {him}.",
    ],
    [
      0.4,
      "=“You've found {itemthem}!” she cried. It would have been so easy to say yes. There was even a reward on the hall table, in an envelope. “No,” said {hero}. “I stole {itemthem}. I'm rather good at it.” The woman held {item} against her cardigan and did not say a word.",
      "=“You've found it!” she cried. It would have been so easy to say yes. There was even a reward on the hall table, in an envelope. “No,” said {hero}. “I stole it. I'm rather good at it.” The woman did not say a word.",
    ],
  ],
  end: [
    [
      0,
      "=She opened {item}, there in the hall, and looked inside, and then at {hero}, and inside once more. “Come into the light,” she said. She took {him} by the chin, as one does with a child, and turned {him} to the window. “I've carried that about with me for half my life,” she said, “so that you'd know me when you came. I thought that you'd ring.”",
      "=She took {him} by the sleeve and pulled {him} to the window, where it was light. She looked at {him} for a long time. “I've waited half my life for you to come to this door,” she said. “I thought that you'd ring.”",
    ],
    [
      0.6,
      "=They sat in her kitchen until it was dark. {Item} lay on the table between the cups. She told {him} what {he} had never been told, from the first day on, and {hero} asked, and asked again. Once {he} reached across, out of old habit, and found that {he} only wanted to hold her hand.",
      "=They sat in her kitchen until it was dark. She told {him} what {he} had never been told, from the first day on, and {hero} asked, and asked again. Once {he} reached across the table, out of old habit, and found that {he} only wanted to hold her hand.",
    ],
    [
      0.7,
      "={Hero} carried {item} after that, on the left, buttoned in, and it was the end of {his} trade: {he} could not put {his} hand into a stranger's pocket any more without wondering who might be in there.",
      "=It was the end of {his} trade. {Hero} could not put a hand into a stranger's pocket any more without wondering who might be in there.",
    ],
  ],
};

/** A bank is robbed by people who are not made for it. */
export const atTheCounter: ArcStory = {
  after: [
    [
      0,
      "=The masks itched, and the revolving door took {hero} round twice. “This is a robbery,” {hero} said when {he} came out of it. The young woman at counter three did not look up. “You'll need a number for that,” she said. The machine gave out 41. The board above the counter said 17.",
    ],
    [
      0.6,
      "=“How long do I wait?” {talker} had wanted to know, outside. “Four minutes,” {hero} had said. It was now half past ten. Through the glass {hero} could see {talker} quite well, and {talker} could no longer see anything at all. {Talker} was fast asleep.",
      "=They had all promised to be quick. On the plan, to {deed} took four minutes. It was now half past ten. A lady with a poodle had started to explain about her standing order, and the board said 19.",
      "=The plan had allowed four minutes. It was now half past ten. A lady with a poodle had started to explain about her standing order, and the board above the counter said 19.",
    ],
    [
      0.75,
      "=“That's a nice mask,” said the lady with the poodle. “Are you here about the pensions, too?” It turned out that half the queue had come to shout at the manager, and that the manager was never in. Nobody but {hero} had brought a bag.",
    ],
    [
      0.8,
      "=“Forty-one!” called the young woman. {Hero} put the bag on the counter and said the sentence, the one about the hands and the money. She read out the form for it. There was a box for the sum. “All of it” did not fit in the box.",
    ],
    [
      0.4,
      "=“How much is it that you want?” she asked. {Hero} took out a slip of paper. It was the exact sum that the bank owed, down to the pennies, added up three times. Nothing more. She typed it in. Then she stopped chewing. “But that's yours,” she said. “That's just yours.” Somewhere outside, a siren began.",
    ],
  ],
  end: [
    [
      0,
      "=She counted it out, note by note, and had {hero} sign for it. “It isn't robbery if I pay it out,” she said. “I've wanted to pay somebody out for years.” Then she turned the board round to the queue and called: “Next, please. Has anybody else brought the sum?” The lady with the poodle had it by heart.",
    ],
    [
      0.6,
      "=The police found a long, orderly queue, and one car in front of the door with {talker} in it, snoring. They knocked on the window. “Drive!” shouted {talker}, wide awake, and drove off alone, very fast, as far as the car park. “I'd call that a getaway,” said {hero}, who had taken the bus.",
      "=The police found a long and orderly queue, and nobody who wished to complain. “Somebody rang about people who wanted to {deed},” said the sergeant. “That was last week,” said the lady with the poodle. {Hero} held the door for him, and went home by bus, with the bag in {his} lap.",
      "=The police found a long and orderly queue, and nobody who wished to complain. {Hero} held the revolving door for the sergeant, who went round twice, and took the bus home with the bag in {his} lap.",
    ],
    [
      0.7,
      "=The mask was hung up in the kitchen, beside the receipt. On the first of every month the money came by itself, on time, to the penny. Only in front of revolving doors did {hero} still feel {his} heart begin to thump.",
    ],
  ],
};

/** A burglar finds a child awake. */
export const someoneAtHome: ArcStory = {
  after: [
    [
      0,
      "={Hero} wiped {his} shoes, shut the window behind {him} because of the draught, and stood in the dark hall. On the stairs sat a girl of about five in pyjamas. “You're late,” she said. “Are you the new babysitter?” In eleven years {hero} had prepared for dogs, alarms and laser beams.",
    ],
    [
      0.6,
      "=“The old one went home,” said the girl. “She had a date.” So there was a child in {place}, alone, at ten at night. {Hero} looked at the window, and at the silver on the sideboard, and at her bare feet. “I'll just see you into bed,” said {hero}, “and then I've got work to do.”",
      "=“The old one went home,” said the girl. “She had a date.” {Hero} looked at the window, and at the silver on the sideboard, and at her bare feet. “I'll just see you into bed,” said {hero}, “and then I've got work to do.”",
    ],
    [
      0.8,
      "=She wanted water. She wanted the other cup. She wanted the story of the bear, in voices, and when {hero} did the bear too well she wanted the landing light on. All this time the bag of tools lay on the carpet. “What's that for?” she asked. “Opening things,” said {hero}. “Can you do the biscuit tin?”",
    ],
    [
      0.75,
      "=The biscuit tin had beaten two parents and a grandfather. {Hero} listened at the lid, turned it an inch to the left, and it sprang open. Nobody had ever clapped for {him} at work before. {He} took one biscuit. It was the only thing {he} took.",
    ],
    [
      0.4,
      "=She was almost asleep when the front door opened. {Hero} could have been out of the window in four seconds. But she had hold of {his} thumb. If {he} pulled, she would wake and cry. So {hero} stayed on the edge of the bed in {his} gloves and dark jumper, and listened to two pairs of shoes come up the stairs.",
    ],
  ],
  end: [
    [
      0,
      "=“Who are you?” whispered the mother. “The burglar,” {hero} whispered back. “Shh. She's only just gone off.” The father reached for the telephone. The mother was looking at the bed. It was a quarter past eleven, and the child was sleeping. In all that time no babysitter had managed it before one.",
    ],
    [
      0.6,
      "=They talked it over in the kitchen, quietly, around the open biscuit tin. {Hero} gave them the names of the three windows that any fool could open, and mended the worst. “What do you earn at it?” asked the father. {Hero} told him. “We pay more,” said the mother. “Every Friday. And you'd come in by the door.”",
    ],
    [
      0.7,
      "=On Fridays {hero} rang the bell like anybody else. {He} still wiped {his} shoes and saw to the draught. The girl had the biscuit tin ready. She was learning to open it by ear, but only, they had agreed, in her own house.",
    ],
  ],
};

/** Somebody or something is smuggled over a border, and the last officer looks. */
export const nothingToDeclare: ArcStory = {
  after: [
    [
      0,
      "=“Anything to declare?” asked the first officer. “Nothing,” said {hero}, and stood in front of {item} as wide as {he} could. The officer stamped the papers without looking. It was so easy that {hero} forgot to breathe until they were round the bend.",
      "=“Anything to declare?” asked the first officer. “Nothing,” said {hero}. The officer stamped the papers without looking. It was so easy that {hero} forgot to breathe until they were round the bend.",
    ],
    [
      0.6,
      "=The second officer liked a chat. She leaned over {item} with her head on one side. “How old?” she asked. “Four,” said {hero}, and then, as that seemed a lot, “months.” From inside {item} {beast} sneezed. “Bless you,” said the officer. “That's a nasty cold at that age.”",
      "=The second officer liked a chat. She bent right down over {item}. “That looks heavy,” she said. “It's mostly blankets,” said {hero}. She lifted one corner. {Hero} talked about the weather, faster and faster, until she let the corner drop and wished {him} a dry journey.",
      "=The second officer liked a chat. She walked all round, once, and then back. “You look warm,” she said. {Hero} talked about the weather, faster and faster, until she stamped the papers, just to be rid of {him}.",
    ],
    [
      0.8,
      "=“If they find out,” said {talker}, “what do we say?” “That we didn't know.” “I'd have to not know very hard,” said {talker}, and practised it for a mile.",
      "=In between there was bread and cheese, and a wash at a pump. {Hero} lifted the blanket, and {beast} climbed out of {item}, shook all over, and ran six times round the pump for joy. Then {beast} climbed back in without being asked.",
      "=In between there was bread and cheese, and a wash at a pump. {Hero} thought of the one who was waiting at the other end, and of how {he} would tell it: to {deed}, and not once lose {his} nerve. Then {he} saw the next barrier.",
    ],
    [
      0.5,
      "=At the last border there was a queue, and it was hot. The officer had a grey moustache, and he looked into everything. He looked into hats. {Hero} stood with both hands on {item} and felt them grow wet. There were three cars left, and then two. {He} could have turned round. {He} thought of who was waiting on the other side, and pushed on.",
      "=At the last border there was a queue, and it was hot. The officer had a grey moustache, and he looked into everything. He looked into hats. There were three cars left, and then two. {Hero} could have turned round. {He} thought of who was waiting on the other side, and went on.",
    ],
    [
      0.4,
      "=The officer took hold of the blanket and lifted it. {Beast} looked up out of {item}, and wagged. For a long moment all three of them said nothing. “That's no baby,” said the officer. “No,” said {hero}. “And it isn't four months, either.”",
      "=The officer bent over {item} and lifted the blanket, all of it. He looked for a long time. “So that's what you call nothing,” he said. {Hero} had no more weather left to talk about.",
      "=The officer held out his hand. “And now all of it, please.” He looked for a long time. “So that's what you call nothing,” he said. {Hero} had no more weather left to talk about.",
    ],
  ],
  end: [
    [
      0,
      "=“Why?” he asked. It was not on his form. So {hero} told him who was waiting, and how long, and that {he} would not go there without {beast}. The officer looked at {beast}. {Beast} put a paw on his stamp. “I had one like that,” he said. He tucked the blanket in again, very neatly. “A lovely child. It has its mother's ears.”",
      "=“Why?” he asked. It was not on his form. So {hero} told him who was waiting on the other side, and how long, and what it had to do with {item}. The officer listened with his stamp in the air. Behind them a lorry hooted. He put the blanket back, very neatly. “Nothing to declare,” he said, and brought the stamp down.",
      "=“Why?” he asked. It was not on his form. So {hero} told him who was waiting on the other side, and how long. The officer listened with his stamp in the air. Behind them a lorry hooted. “Nothing to declare,” he said, and brought the stamp down.",
    ],
    [
      0.6,
      "=It was evening when {hero} came {there}, with dusty shoes and {item} squeaking. {He} had to knock twice. Then the door flew open, and everybody talked at once. {Beast} got out and sat down in the middle of the floor, like somebody who has been expected.",
      "=It was evening when {hero} got there, with dusty shoes, and set down {item} in front of the right door. {He} had to knock twice. Then the door flew open, and there was such a hugging that the neighbours came out to look.",
      "=It was evening when {hero} got there, with dusty shoes. {He} had to knock twice. Then the door flew open, and there was such a hugging that the neighbours came out to look.",
    ],
    [
      0.7,
      "={Item} stands by the door, with three stamps on it that nobody remembers asking for. {Beast} still sleeps in it when it thunders, right under the blanket, and keeps as quiet as at the border.",
      "={Hero} had the three stamps framed. A card came now and then from a man with a grey moustache, and all it ever said was: “Still nothing to declare?”",
    ],
  ],
};
