import type { Arc, ArcStory } from "../arc.ts";
import { ownFuneral } from "./feigned.ts";

/** Somebody pretends to be something, and gets good at it. */
const goodAtIt: ArcStory = {
  after: [
    [
      0,
      "=It was only meant for a moment. But then somebody asked a question, and the answer had to fit, and {hero} found one that did. It was a little too good. “Really?” they said, and called others over who had to hear it. By the time they were all there, {he} had added a detail.",
      "=It was only meant for a moment. To {deed}: that was one small step. But then somebody asked a question, and the answer had to fit, and {hero} found one that did. It was a little too good. “Really?” they said, and called others over who had to hear it. By the time they were all there, {he} had added a detail.",
    ],
    [
      0.6,
      "=From then on there was work to do. Everything that had been said had to stay said. {Hero} went over it before going to sleep: what was known to whom, and since when, and which of it was true. The true part was quickly learned. Across the way sat an old woman who never asked anything. She only smiled whenever {hero} got something right.",
    ],
    [
      0.9,
      "=“You're enjoying this,” said {talker}. “I'm not,” said {hero}. “You did the voice just now.” {Hero} had not noticed. It had been the voice, and there had been no need for it.",
      "=Sometimes {he} forgot it {himself} for a whole hour. Those were the good hours, and the dangerous ones. After one of them {he} heard {himself} tell somebody how it had all begun, with a wealth of feeling, and every word of it was made up.",
    ],
    [
      0.75,
      "=Of course there came somebody who knew about such things, and of all people he was delighted. “At last,” he said, “someone I can talk to!” He talked. {Hero} nodded in the places where the voice went up. “And how did you do it in those days?” he asked. It was quiet. “Differently,” said {hero}.",
    ],
    [
      0.4,
      "=That night {he} thought about putting an end to {doing}. {He} would stand up and say it. It was one sentence, and not even long. But they had all been so glad. There was hardly anyone by now who had not had some good of it, and each of them would have to give it back. In the morning {he} stood up, and said something else.",
      "=That night {he} thought about putting an end to it. {He} would stand up and say it. It was one sentence, and not even long. But they had all been so glad. There was hardly anyone by now who had not had some good of it, and each of them would have to give it back. In the morning {he} stood up, and said something else.",
    ],
  ],
  end: [
    [
      0,
      "=It was the old woman who stopped {him}. “You got it wrong today,” she said. “For the first time. It's the left side, never the right. I did it for eleven years.” {Hero} did not understand at once. “Did what?” “The same as you.” She moved over, so that there was room. “I wasn't one, either. They all know that. It was far better than when we had a real one.”",
    ],
    [
      0.6,
      "=So {he} said it after all, the one sentence, with a dry mouth, in front of everybody. There was a pause. “Yes,” they said. “And?” One or two had really not known, and they were a little hurt, more about the others than about {hero}. “But you'll go on {doing}, won't you?” someone asked. “Only without the voice, perhaps.”",
      "=So {he} said it after all, the one sentence, with a dry mouth, in front of everybody. There was a pause. “Yes,” they said. “And?” One or two had really not known, and they were a little hurt, more about the others than about {hero}. “But you'll go on doing it, won't you?” someone asked. “Only without the voice, perhaps.”",
      "=So {he} said it after all, the one sentence, in front of everybody. There was a pause. “Yes,” they said. “And?” One or two had really not known, and they were a little hurt, more about the others than about {hero}. “But you'll go on with it, won't you?” someone asked. “Only without the voice, perhaps.”",
    ],
    [
      0.7,
      "=In the evening there was room for two across the way. The old woman still smiled when something went right. {Hero} smiled back. Neither of them asked anything.",
    ],
  ],
};

/** Somebody pretends, and the other side does, too. */
const bothSides: ArcStory = {
  after: [
    [
      0,
      "=Up to supper it went well. {Hero} had thought of everything that could be asked, and nothing of it was asked. They asked what {he} liked to eat, and if {he} {was} cold. It is hard to stay on your guard with somebody who brings you a blanket. {He} took the blanket, and kept to the story.",
      "=As far as it went, {doing} went well. {Hero} had thought of everything that could be asked, and nothing of it was asked. They asked what {he} liked to eat, and if {he} {was} cold. It is hard to stay on your guard with somebody who brings you a blanket. {He} took the blanket, and kept to the story.",
    ],
    [
      0.6,
      "=Next day came the first slip. {Hero} said a name that {he} could not have known, and it hung in the air, and {he} waited for it to come down. Nothing came. The man opposite only looked for the salt, with great attention. It stood right in front of him. He found it in the end, and thanked {hero} for it.",
    ],
    [
      0.8,
      "=“He knows,” said {talker}. “He was looking for the salt.” “It was right in front of him.” “Then he can't see very well.” {Talker} thought about that. “That would be useful,” said {talker}.",
      "=It became a matter of small steps. Before each sentence {hero} tried it with one foot, to see if it would hold. The conversation had more and more holes in it, and had to be walked around them politely.",
    ],
    [
      0.5,
      "=Then it nearly came out, by way of somebody who had nothing to do with it, and who only wanted to be kind. “But I know you,” she said. Her finger was already up. “Weren't you—” “That's a mistake,” said {hero}, and in the same moment somebody else said it, too. It was the man with the salt.",
    ],
    [
      0.4,
      "=After that it was quiet at the table for a while. What with {doing}, {hero} had not slept properly for days, and now there was somebody else with shadows under his eyes. “Why did you say that?” asked {hero}. “Why did you?” he asked. It would have been an excellent moment for the truth. It went past.",
      "=After that it was quiet at the table for a while. {Hero} had not slept properly since it had begun, and now there was somebody else with shadows under his eyes. “Why did you say that?” asked {hero}. “Why did you?” he asked. It would have been an excellent moment for the truth. It went past.",
    ],
  ],
  end: [
    [
      0,
      "=It was the salt that did it. He was looking for it again, and it stood in front of him again, and {hero} said: “You do that when you're thinking of what to say next.” “And you take hold of the blanket,” said the man. There was the salt, and there was the blanket. “All right,” he said. “You first.” “No,” said {hero}. “On three.”",
    ],
    [
      0.72,
      "=It was said on three, on both sides at once, and so only half of it was understood. It had to be done again, more slowly. {He} told of {doing}, and how it had come to that, and it took a while. The man's was no better. In some ways it was the same story, told from the other side of the table. When it was over there was a great hunger on both sides.",
      "=It was said on three, on both sides at once, and so only half of it was understood. It had to be done again, more slowly. It took a while. The man's was no better. In some ways it was the same story, told from the other side of the table. When it was over there was a great hunger on both sides.",
    ],
    [
      0.7,
      "=To the others not much was explained. What could be seen was a table at which there was talking, without any holes in between. The salt stood in the middle. Either of them could reach it.",
    ],
  ],
};

/** Somebody hides something, and it gets bigger by being hidden. */
const grownByHiding: ArcStory = {
  after: [
    [
      0,
      "=To hide {object} was easy in itself. It took some care in the first hour, and after that only a habit or two. {Hero} learned to turn at the right moment, and to leave a room while something was being said that led up to it. “You're so busy lately,” they said. It was true. Nothing makes so much work as one thing that must not be seen.",
      "=The hiding itself was easy. It took some care in the first hour, and after that only a habit or two. {Hero} learned to turn at the right moment, and to leave a room while something was being said that led up to it. “You're so busy lately,” they said. It was true. Nothing makes so much work as one thing that must not be seen.",
    ],
    [
      0.6,
      "=Then {doing} needed help. An excuse had been used twice, and so there had to be another one, and that one had a date in it, and the date had to be remembered. {He} began to keep a list. It was a short list, and it was well hidden. Now there were two things that had to be hidden, and the second was worse, because it was in writing.",
      "=Then it needed help. An excuse had been used twice, and so there had to be another one, and that one had a date in it, and the date had to be remembered. {He} began to keep a list. It was a short list, and it was well hidden. Now there were two things that had to be hidden, and the second was worse, because it was in writing.",
    ],
    [
      0.8,
      "=“Tell them,” said {talker}. “On Sunday,” said {hero}. “You said that last Sunday.” “I didn't say which.” {Talker}, who had to keep it as well, and was no good at it, went out to walk about a bit.",
      "=The kind ones were the worst. Those who suspected something could be avoided. But there was one who noticed nothing at all, and who only put the best piece aside for {him}, and said: “You look tired. Eat.”",
    ],
    [
      0.5,
      "=They had begun to whisper. When {he} came in, it stopped, and somebody said something about the weather. So they knew. {Hero} went over everything that {he} had said and could not find the hole. {He} {was} especially cheerful that evening. So were they. It was the longest meal that anybody there could remember, and all of them had seconds.",
    ],
    [
      0.4,
      "=At night {he} stood in the dark and tried out how it would sound. The first three words were the same every time. “I have to,” said {hero}, and then it stopped, like a drawer that catches. {He} tried it once from behind. A board creaked. Somebody else was up, and was standing on the other side of the door, quite still.",
    ],
  ],
  end: [
    [
      0,
      "=“I have to,” said a voice out there, and then it stopped as well. {Hero} opened the door. It was the one who had said “you're so busy lately”. Neither of them should have been there. “You first,” they both said. It turned out that the whispering had been about something else. There was a list there, too, and it was in much better order.",
    ],
    [
      0.72,
      "=So {he} said it, all in one go, and looked at the floor meanwhile. It took less than a minute. “Is that it?” “That's it.” “I thought you were leaving,” said the other one, and had to sit down. It did not make everything good. There was plenty to be said about it, and it was said, that night and for some time after. But it was no longer said to a drawer.",
    ],
    [
      0.7,
      "=The lists were burned, both of them, in a dish. They had been so well made that it seemed a pity. In the following days {hero} often had time, and did not know at first where it had come from.",
    ],
  ],
};

/** Somebody does a thing behind the backs of those who would say no. */
const behindTheirBacks: ArcStory = {
  after: [
    [
      0,
      "=The first bit of it was pure joy. {Hero} had not told a soul, and it had worked, and {he} had to keep {himself} from humming. “What are you so pleased about?” somebody asked. “Nothing.” It was the sort of nothing that is audible three rooms away. Then it occurred to {him} that somebody would have to be told after all, sooner or later, and {he} chose later.",
    ],
    [
      0.75,
      "=Later had its price. {Object} could not be explained by any of the usual reasons. {Hero} found some unusual ones. They were believed, every one, and with each of them it got a little harder to breathe. {He} had prepared for questions. {He} had not been prepared to be trusted.",
      "=Later had its price. There was more and more that could not be explained by any of the usual reasons. {Hero} found some unusual ones. They were believed, every one, and with each of them it got a little harder to breathe. {He} had prepared for questions. {He} had not been prepared to be trusted.",
    ],
    [
      0.5,
      "=Meanwhile there was the thing itself, and it was not going as it should. Something broke that {he} did not know how to mend. At home there was somebody who would have known, within five minutes, and with pleasure. It was exactly the one who must not hear of it. {Hero} asked as if it were about a friend. “Your friend has got the wrong end of it,” came the answer. “Tell your friend to start underneath.”",
      "=Meanwhile there was {doing}, and it was not going as it should. Something broke that {he} did not know how to mend. There was somebody who would have known, within five minutes, and with pleasure. It was exactly the one who must not hear of it. {Hero} asked as if it were about a friend. “Your friend has got the wrong end of it,” came the answer. “Tell your friend to start underneath.”",
    ],
    [
      0.8,
      "=“My friend says thank you,” said {hero} next day. “And how is your friend?” “My friend is stuck again.” “Your friend,” came the answer, “should get a proper light. You can't do that sort of thing in the dark.”",
      "=“How long do we keep this up?” asked {talker}. “Until it's good,” said {hero}. “And if it doesn't get good?” They both looked at it. From one side it was good already.",
    ],
    [
      0.4,
      "=And then {hero} had enough. It was no fun any more without anybody to see it. What {he} had looked forward to most was the moment when it would come out, and there would be big eyes, and that moment had been put off so often that it had gone sour. {He} {was} afraid of it now. {He} went and started underneath, because there was nothing else to do.",
    ],
  ],
  end: [
    [
      0,
      "=Underneath lay a lamp, with a new battery in it. It was the proper light. {He} had not put it there. {Hero} sat for quite a while with the lamp switched on, counting back the days. The advice had come very quickly, for advice to a friend. And nobody had ever asked what the friend was called.",
    ],
    [
      0.72,
      "=“Since when?” asked {hero} at the table. “Since you hummed.” “And why didn't you say anything?” “I'd have had to say no,” was the answer. “I'd have been against it. I am against it.” There was some stirring in a cup. “Does it work now?” And then of course it had to be looked at, that very evening, by all of them, with the proper light.",
    ],
    [
      0.7,
      "=It is all out in the open by now, and it is quite as good as {hero} had hoped, apart from one side. If there is anything wrong with it, somebody says: “Ask your friend.”",
    ],
  ],
};

/** Something false is made, and it is better than it should be. */
const tooWell: ArcStory = {
  after: [
    [
      0,
      "=To {deed} had taken {him} longer than {he} would have admitted. {Hero} looked at it by every light there was. It was good. {He} had even put in a small mistake, low down on one side, because nothing real is without one. Nobody could have told. That was what {he} had wanted, and it was strange how long {he} stood there afterwards and waited for someone to tell.",
      "={Hero} looked at it by every light there was. It was good. {He} had even put in a small mistake, low down on one side, because nothing real is without one. Nobody could have told. That was what {he} had wanted, and it was strange how long {he} stood there afterwards and waited for someone to tell.",
    ],
    [
      0.75,
      "=They came and took it for real. They were moved. One of them said that there was nobody left who could do such a thing, and {hero}, who could do such a thing, agreed. {He} {was} praised for having found it. “You have an eye,” they said. It was passed from one to the next, carefully, and everybody's voice went down.",
    ],
    [
      0.8,
      "=“You look as though you'd lost something,” said {talker}. “They love it.” “That's what we wanted.” “They love it,” said {hero}, “and they say thank you to somebody else.”",
      "=It began to bother {him} at meals. {He} caught {himself} explaining how hard it must have been to make. “The curve alone,” said {hero}. They nodded. Nobody asked how {he} knew.",
    ],
    [
      0.5,
      "=Then more was wanted. There had to be others, if there was one; there always were. {Hero} said that it was not likely. They said that they would wait. And there was an expert on the way, an elderly lady with strong glasses, who had known the real one all her life. She sat down in front of it after lunch. At dusk she was still sitting there.",
    ],
    [
      0.4,
      "=“Low down on the side,” she said, without turning round, “there's a mistake.” “There's always one,” said {hero}. It came out rather hoarse. “Yes. But never that one.” She took off her glasses and rubbed her eyes. Now it was out. {He} {was} surprised to find what {he} felt. It was not fright at all. Somebody had looked properly.",
      "=“Low down on the side,” she said, without turning round, “there's a mistake.” “There's always one,” said {hero}. It came out rather hoarse. “Yes. But never that one.” She took off her glasses and cleaned them for a long time. Now it was out, then. Somebody had looked properly.",
    ],
  ],
  end: [
    [
      0,
      "=“It's the mistake of somebody who is careful,” said the lady. “The real one was never careful. The real one would have got it wrong up here, where everybody sees it.” She showed where. “The rest is better than it ever was in truth. That's why I needed so long. Who taught you?” And {hero} told her, starting with the curve.",
    ],
    [
      0.6,
      "=What was to become of it she left to {him}. It would have been easier if she had not. {Hero} went back to the others and said whose work it was. Some of them wanted their feelings back. Some said that they had suspected it. But one came closer and looked at it again, for the first time, and said to {him}, and not to somebody else: “Thank you.”",
    ],
    [
      0.7,
      "=It stands in a corner, where it gets the light in the afternoon. There is a label on it with the right name. Up above, where everybody sees it, there is now a second mistake.",
      "=It was given a place in a corner, under the right name. Whoever bends down far enough can see the small mistake. Most people never notice, but {hero} liked to know that it was there.",
    ],
  ],
};

const GRAVE =
  "(?!.*\\b(?:dead|died|dying|ghosts?|war|kill\\w*|murder\\w*|prison|hitman|assassin|nazi|jewish|soldiers?|bodies|grieving)\\b)";

/** What somebody only pretends, hides, or makes to look real. */
export const pretenceArcs: readonly Arc[] = [
  {
    told: /^(?:decided to |had to |tried to |wanted to )?(?:faked?|pretended to have|staged?|attend(?:ed)?|went to|held|organi[sz]ed|threw) (?:his|her) own (?:death|funeral|wake)\b/,
    by: "hero",
    of: "adults",
    idea: /^(?!.*\b(?:ghosts?|war|kill\w*|murder\w*|police|prison|mafia|spy|insurance|debts?)\b)/,
    stories: [ownFuneral],
  },
  {
    told: /^(?:[a-z]+ly )?(?:(?:had to |decided to |started to |began to )?(?:pretend|pretended) to (?:be|have been) (?:an?|the|his|her) (?!ghost|cold|happy|husband|wife|girlfriend|boyfriend)|(?:posed|passed (?:himself|herself|themselves|itself) off|dressed up|worked undercover) as (?:an?|the) |impersonated |claimed to be (?:an?|the) |went undercover as )/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:hostages?|police|robber\\w*)\\b)`),
    stories: [goodAtIt, bothSides],
  },
  {
    told: /^(?:[a-z]+ly )?(?:pretended|had to pretend|had been pretending) (?:to (?:go|work|leave|still|have|study|be (?:sick|ill|fine|happy|working|at work))|that (?:everything|nothing|all))/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [grownByHiding],
  },
  {
    told: /^(?:[a-z]+ly )?(?:(?:started |began )?forg(?:ed|ing)|faked (?:a|an|the|his|her|their) (?:painting|letter|letters|diary|map|recipe|signature|photo|photos|photograph|document)|counterfeited|copied (?:a|the|his|her|their))\b/,
    by: "hero",
    idea: /^(?!.*\b(?:war|killed|murder\w*|soldiers?)\b)/,
    stories: [tooWell],
  },
  {
    told: /^(?:had to )?(?:secretly )?(?:pretended|pretend|faked|posed|impersonated|played along|claimed to be|passed (?:himself|herself|themselves|itself) off|disguised|dressed up as|went undercover|had been pretending|had to keep (?:the|his|her|their|up) .{0,30}(?:going|up|secret))\b/,
    by: "hero",
    idea: new RegExp(`^${GRAVE}`),
    stories: [bothSides],
  },
  {
    told: /^(?:hid (?:it|this|that|the truth|the fact|everything|his|her|their) .{0,40}\bfrom (?!the (?:police|rain|storm|guards?))|kept (?:it|this|that|the truth|the news|everything) (?:a )?(?:secret|quiet|from|to (?:him|her|it|them)sel)|kept (?:it|this|the truth) from|did not (?:tell|admit|dare (?:to )?tell|want (?:anyone|anybody|his|her) .{0,20}to (?:know|find out))|had not told|never told|lied (?:to|about)|told (?:everyone|everybody|them|his|her|their) .{0,30}(?:lie|that (?:he|she|it|they) (?:was|were|had))|told a (?:\S+ )?lie)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [grownByHiding],
  },
  {
    told: /^(?:secretly\b.*|.{3,90} (?:without (?:telling|anyone knowing|anybody knowing|asking|permission)|behind (?:his|her|their|everyone's) .{0,20}back|in secret|secretly)\b.*)/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [behindTheirBacks],
  },
  {
    told: /^/,
    by: "hero",
    of: "people",
    idea: new RegExp(
      `^(?=.*\\b(?:did not tell (?:his|her|their|my|anyone|anybody|a soul)|hid it from|kept it (?:a )?secret|without telling)\\b)${GRAVE}`,
    ),
    stories: [grownByHiding],
  },
];
