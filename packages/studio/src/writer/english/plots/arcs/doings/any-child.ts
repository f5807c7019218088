import type { Arc, ArcStory } from "../arc.ts";
import { fetchedForSupper, onceMore, onePostcard } from "./any-child-again.ts";

/** A child tells what it did, and is not believed; it shows how, and one thing gives it away. */
const notBelieved: ArcStory = {
  after: [
    [
      0,
      "=“You never,” said everybody, when they heard that {hero} {did}. {Hero} told them about {item}. “Never ever,” they said. {Hero} showed them how big, how heavy, and how fast. They only laughed more.",
      "=“You never,” said everybody, when they heard how {hero} {did}. “I did,” said {hero}. “Never ever,” they said. {Hero} told it again, with both arms. They only laughed more.",
      "=“You never,” said everybody, when {hero} told them about {item}. {Hero} showed them how big, how heavy, and how fast. “Never ever,” they said. They only laughed more.",
      "=“You never,” said everybody, when {hero} told them about {topic}. “I did,” said {hero}. “Never ever,” they said. {Hero} told it again, with both arms. They only laughed more.",
    ],
    [
      0.6,
      "=“It's true,” said {talker}. “I was there!” That did not help at all. Now there were two of them whom they did not believe. “And what did it smell of?” asked a big girl. {Hero} and {talker} looked at each other. They had forgotten to smell.",
      "=“Prove it, then,” said a big girl. “What did it smell like?” {Hero} had looked at {item}, and listened, and had even had a scratch from it. But {he} had forgotten to smell.",
      "=“Prove it, then,” said a big girl. “What did it smell like?” {Hero} had looked, and listened, and had even got a scratch. But {he} had forgotten to smell.",
    ],
    [
      0.8,
      "=So {hero} drew {item}, from the side and from above, with an arrow at the place where {he} had been standing. The drawing went from hand to hand. The first one held it upside down. The second one said that it was a very good horse. “That isn't a horse,” said {hero}. Now they wanted to hear about the horse.",
      "=So {hero} drew it all, from the side and from above, with an arrow at the place where {he} had been standing. The drawing went from hand to hand. The first one held it upside down. The second one said that it was a very good horse. “That isn't a horse,” said {hero}. Now they wanted to hear about the horse.",
    ],
    [
      0.5,
      "=So {hero} took them all along to {item}. {He} walked in front. But the more people came, the less {item} looked like anything special. “That?” asked the big girl. Three of them went home for tea.",
      "=So {hero} had to {deed} once more, with everybody watching. It is quite different when everybody watches. {He} got one leg wrong, and then the other. Three of them went home for tea.",
      "=So {hero} had to show them, with everybody watching. It is quite different when everybody watches. {He} got one leg wrong, and then the other. Three of them went home for tea.",
    ],
    [
      0.3,
      "=In the end only {hero} and {item} were left. {He} sat down with {his} chin on {his} knees. Perhaps {he} had got it wrong. Perhaps {he} had just wished for it so hard that it looked real.",
      "=In the end {hero} sat down with {his} chin on {his} knees. Perhaps it had not been like that. Perhaps {he} had just wished so hard to {deed} that it felt real.",
      "=In the end {hero} sat down with {his} chin on {his} knees. Perhaps it had not been like that. Perhaps {he} had just wished for it so hard that it felt real.",
    ],
  ],
  end: [
    [
      0,
      "=“It wasn't wishing,” said {talker}, and pointed. On {his} elbow {hero} had the scratch, a long red one, just as high up as {item}. The big girl bent down, and measured it with her finger, and said nothing for quite a while.",
      "=“It wasn't wishing,” said {talker}, and pointed. On {his} elbow {hero} had the scratch, a long red one. The big girl bent down to it, and measured it with her finger, and said nothing for quite a while.",
      "=Then the big girl came back. She had been thinking. “That scratch,” she said. “Show me.” She held {his} elbow next to {item}. It fitted to a hair. She said nothing for quite a while.",
      "=Then the big girl came back. She had been thinking. “That scratch,” she said. “Show me.” {Hero} held out {his} elbow. She looked at it from very close, and said nothing for quite a while.",
    ],
    [
      0.6,
      "=“What was it like?” she asked then. It was the first real question that day. {Hero} told her about {item} from the beginning, quietly, without any arms. By the time {he} got to the end, the three with the tea were back as well.",
      "=“What's it like?” she asked then. It was the first real question that day. {Hero} told her what it is like to {deed}, quietly, without any arms. By the time {he} got to the end, the three with the tea were back as well.",
      "=“What was it like?” she asked then. It was the first real question that day. {Hero} told her from the beginning, quietly, without any arms. By the time {he} got to the end, the three with the tea were back as well.",
    ],
    [
      0.9,
      "=Now they all had questions. How big {itemwas} {item} really? What had come first, and what had {hero} thought in the middle? One boy still said “never ever”, but he said it softly, and at the end of it there was a question mark. “You can come along next time,” {hero} told him. He asked what he should bring.",
      "=Now they all had questions. How long had it taken, and what had come first, and what had {hero} thought in the middle? One boy still said “never ever”, but he said it softly, and at the end of it there was a question mark. “You can come along next time,” {hero} told him. He asked what he should bring.",
    ],
    [
      0.5,
      "=The scratch was gone in a week. But {item} {itemwas} still there to be smelled, and {hero} did that now, thoroughly, with {his} eyes shut. You never know what you are going to be asked.",
      "=The scratch was gone in a week. But whatever {hero} did from then on, {he} stopped once in the middle to smell it, thoroughly, with {his} eyes shut. You never know what you are going to be asked.",
    ],
  ],
};

/** All the others want to do it as well, until there is no room left for the child that began. */
const everybodyToo: ArcStory = {
  after: [
    [
      0,
      "=By lunchtime everybody wanted to {deed}. In front of {item} there was a queue that went round the corner. “No pushing,” said {hero}. {He} had always wanted to say that to somebody.",
      "=By lunchtime everybody wanted to {deed}. There was a queue that went round the corner. “No pushing,” said {hero}. {He} had always wanted to say that to somebody.",
      "=By lunchtime everybody wanted to have a go as well. There was a queue that went round the corner. “No pushing,” said {hero}. {He} had always wanted to say that to somebody.",
    ],
    [
      0.6,
      "=“We need rules,” said {talker}. “One go each, and mind {item}.” {Talker} went up and down the queue and said it to everyone. The last in the queue was a very small boy, who could not see anything, and who said “mind what?” each time.",
      "=“We need rules,” said {talker}. “One go each, and no shouting.” {Talker} went up and down the queue and shouted it. The last in the queue was a very small boy, who could not see anything at all.",
      "=“One go each,” said {hero}, “and mind {item}.” The last in the queue was a very small boy, who could not see anything, and who called “mind what?” each time.",
      "=“One go each,” said {hero}, “and no shouting.” The last in the queue was a very small boy, who could not see anything at all.",
    ],
    [
      0.8,
      "=The first to go was a girl with plaits. She had three questions about {item}, and wanted them answered before she began. Her go took so long that the second in the queue ate his sandwich, and the third ate the second one's apple. “Was that it?” she asked at the end. Then she went round to the back and queued again.",
      "=The first to go was a girl with plaits. She had three questions about how to {deed}, and wanted them answered before she began. Her go took so long that the second in the queue ate his sandwich, and the third ate the second one's apple. “Was that it?” she asked at the end. Then she went round to the back and queued again.",
      "=The first to go was a girl with plaits. She had three questions about it, and wanted them answered before she began. Her go took so long that the second in the queue ate his sandwich, and the third ate the second one's apple. “Was that it?” she asked at the end. Then she went round to the back and queued again.",
    ],
    [
      0.5,
      "=It went well for nine goes. With the tenth came somebody's cousin, who knew better how to {deed}, and did it with a run-up. After that everybody wanted a run-up. {Item} wobbled. So did {hero}.",
      "=It went well for nine goes. With the tenth came a cousin, who knew better how to {deed}, and did it with a run-up. After that everybody wanted a run-up, and {hero} had to jump out of the way.",
      "=It went well for nine goes. With the tenth came a cousin, who knew better, and did it with a run-up. After that everybody wanted a run-up, and {hero} had to jump out of the way.",
    ],
    [
      0.3,
      "=“Can I go again?” asked {hero} in the end. “You have to queue,” said the cousin. So {hero} went to the very back, from where {he} could not even see {item}. There stood the very small boy. “Mind what?” said the very small boy.",
      "=“Can I go again?” asked {hero} in the end. “You have to queue,” said the cousin. So {hero} went to the very back. There stood the very small boy. “What is it they're all doing?” asked the very small boy.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} crouched down. “I'll tell you about {item},” {he} said, “and you shut your eyes.” {He} told it very exactly, bit by bit, with all the noises. “Again,” said the very small boy. And the one in front of them shut his eyes as well.",
      "={Hero} crouched down. “Shut your eyes,” {he} said, and told him how to {deed}, bit by bit, with all the noises. “Again,” said the very small boy. And the one in front of them shut his eyes as well.",
      "={Hero} crouched down. “Shut your eyes,” {he} said, and told him about it, bit by bit, with all the noises. “Again,” said the very small boy. And the one in front of them shut his eyes as well.",
    ],
    [
      0.6,
      "=After a while the whole queue was facing the other way. Only {talker} and the cousin still stood beside {item}. “What are they doing there at the back?” asked the cousin. “I don't know,” said {talker}, “but it sounds better than ours.”",
      "=After a while the whole queue was facing the other way. Only {talker} and the cousin were left at the front. “What are they doing there at the back?” asked the cousin. “I don't know,” said {talker}, “but it sounds better than ours.”",
      "=After a while the whole queue was facing the other way. Only the cousin still stood at the front, beside {item}. “What are you doing there?” he called. “Shut your eyes,” they all called back.",
      "=After a while the whole queue was facing the other way. Only the cousin still stood at the front. “What are you doing there?” he called. “Shut your eyes,” they all called back.",
    ],
    [
      0.9,
      "=At last the cousin came to the back as well, because it is dull to be first with nobody behind you. He stood there with his arms folded. He shut one eye, and after a while the other. When {hero} got to the part with {item}, he did it along with the rest, and louder than any of them. Afterwards he said that it had been somebody else.",
      "=At last the cousin came to the back as well, because it is dull to be first with nobody behind you. He stood there with his arms folded. He shut one eye, and after a while the other. When {hero} got to the noises, he did it along with the rest, and louder than any of them. Afterwards he said that it had been somebody else.",
    ],
    [
      0.5,
      "=In the end they had all had a go, even the cousin, even twice. Then it was {hero}'s turn. {He} went up to {item} with the very small boy on {his} shoulders. “Now,” said {hero}, “you can look.”",
      "=In the end they had all had a go. Then it was {hero}'s turn, and {he} took the very small boy on {his} shoulders. “Now,” said {hero}, “you can look.”",
    ],
  ],
};

/** A child means to keep it a secret, and it gets out in an unexpected way. */
const onlyYou: ArcStory = {
  after: [
    [
      0,
      "=It had to stay a secret, of course. {Hero} practised looking like somebody without any secret, in front of {item}. {Item} {itemwas} much better at it.",
      "=It had to stay a secret, of course, that {hero} {did}. {He} practised looking like somebody without any secret. It made {his} ears go red.",
      "=It had to stay a secret, of course. {Hero} practised looking like somebody without any secret. It made {his} ears go red.",
    ],
    [
      0.6,
      "=“I won't tell a soul about {item},” said {talker}, and crossed both arms over the chest and both legs as well. It looked so odd that the first person who came past stopped and asked what was going on.",
      "=“I won't tell a soul,” said {talker}, and crossed both arms over the chest and both legs as well. It looked so odd that the first person who came past stopped and asked what was going on.",
      "=“What are you hiding?” asked a neighbour. “Nothing,” said {hero}, and stood in front of {item}. {He} made {himself} as wide as {he} could. A good bit of {item} stuck out on the left.",
      "=“What are you hiding?” asked a neighbour. “Nothing,” said {hero}. “Your ears are red,” said the neighbour. “They're always like that,” said {hero}, and they got redder.",
    ],
    [
      0.8,
      "={Hero} wrote it down, because a secret weighs less on paper. {He} wrote “{item}”, and nothing else, and folded the paper eight times. Then {he} needed a place for it. {He} kept it in {his} sock until lunch, and walked as if there were a stone in there.",
      "={Hero} wrote it down, because a secret weighs less on paper. {He} wrote only the first letter of it, and folded the paper eight times. Then {he} needed a place for it. {He} kept it in {his} sock until lunch, and walked as if there were a stone in there.",
    ],
    [
      0.5,
      "=So that {he} would not say it by accident, {hero} hummed. {He} hummed all through lunch. When {he} {was} asked if {he} wanted more, {he} nearly asked for {item} instead of potatoes. Everybody looked up.",
      "=So that {he} would not say it by accident, {hero} hummed. {He} hummed all through lunch. To {deed} and then not say a word about it: that was like holding a sneeze, only for days.",
      "=So that {he} would not say it by accident, {hero} hummed. {He} hummed all through lunch. It was like holding a sneeze, only for days.",
    ],
    [
      0.8,
      "=Later everybody was to say what they had done that day. {Hero} said that {he} had looked out of the window. “And what did you see?” they asked. “Not {item},” said {hero}, much too fast. They wanted to know who had said anything about {item}. {Hero} {was} so startled that {he} hummed the answer.",
      "=Later everybody was to say what they had done that day. {Hero} said that {he} had looked out of the window. “And then?” they asked. “Then {i} looked in again,” said {hero}. It was the dullest thing that had ever been said there, and for that very reason they all began to think about it.",
    ],
    [
      0.3,
      "=At night it was worst. {Hero} lay there with the secret, and it took up more and more room. What good was {item} if no one knew about {itemthem}? {He} went through all the people {he} knew, and there was only one whom {he} really wanted to tell.",
      "=At night it was worst. {Hero} lay there with the secret, and it took up more and more room. What good was it to {deed} if no one knew? {He} went through all the people {he} knew, and there was only one whom {he} really wanted to tell.",
      "=At night it was worst. {Hero} lay there with the secret, and it took up more and more room. {He} went through all the people {he} knew, and there was only one whom {he} really wanted to tell.",
    ],
  ],
  end: [
    [
      0,
      "=“I have to tell you something,” {hero} whispered. “So do I,” whispered {talker}. “I told somebody. I told {item}.” They both looked at {item}. “That doesn't count,” said {hero}, and had to laugh so much that the whole house woke up.",
      "=“I have to tell you something,” {hero} whispered. “So do I,” whispered {talker}. “I've got a secret too, and mine's about you. They all know about yours.” “All of them?” “You hum it,” said {talker}.",
      "=“I know about {item},” said Grandma, before {hero} had even begun. “We all know. You hum it.” “What do I hum?” Grandma hummed it. It really was very clear.",
      "=“I know,” said Grandma, before {hero} had even begun. “We all know. You hum it.” “What do I hum?” Grandma hummed it. It really was very clear.",
    ],
    [
      0.6,
      "=So they all trooped out to see {item}, in their nightshirts, with Grandma in front. {Hero} could explain it at last, all of it, and fast. It was as good as a sneeze. {He} had to do it twice.",
      "=So {hero} could tell them at last how {he} {did}, all of it, and fast, with everybody sitting round in their nightshirts. It was as good as a sneeze. {He} had to do it twice.",
      "=So {hero} could tell them at last, all of it, and fast, with everybody sitting round in their nightshirts. It was as good as a sneeze. {He} had to do it twice.",
    ],
    [
      0.9,
      "=Then came the questions, and {hero} answered every one, even those that had not been asked: what it was like, and how long it took, and how hard it had been not to talk about {item}. When {he} went back to bed, there was so much room where the secret had been that {he} rolled from one side to the other.",
      "=Then came the questions, and {hero} answered every one, even those that had not been asked: what it was like, and how long it took, and how hard it had been not to say a word. When {he} went back to bed, there was so much room where the secret had been that {he} rolled from one side to the other.",
    ],
    [
      0.5,
      "=Now {hero} needed a new secret. {He} looked at {item} and thought of one. It was a good one, and very small, and {he} did not hum at all. Only {his} ears went a bit red.",
      "=Now {hero} needed a new secret. {He} thought of one. It was a good one, and very small, and {he} did not hum at all. Only {his} ears went a bit red.",
    ],
  ],
};

/** Something odd happens around a child that the others explain away; the child goes and asks. */
const threeQuestions: ArcStory = {
  after: [
    [
      0,
      "={Hero} had three questions straight away. Why {who}? Why {item}? And could it be done again? The grown-ups said that there was bound to be an explanation, and went to look for it in another room.",
      "={Hero} had three questions straight away. Why {who}? Why just now? And could it be done again? The grown-ups said that there was bound to be an explanation, and went to look for it in another room.",
      "={Hero} had three questions straight away. How did it work? Why just now? And could it be done again? The grown-ups said that there was bound to be an explanation, and went to look for it in another room.",
    ],
    [
      0.6,
      "=“I'd begin with the third one,” said {talker}. “If it can't be done again, the other two don't matter.” They sat down where they could see {item}, and waited for it to happen again. It takes longer if you wait.",
      "=“I'd begin with the third one,” said {talker}. “If it can't be done again, the other two don't matter.” They sat down and waited for it to happen again. It takes longer if you wait.",
      "={Hero} began with the third one. {He} put everything back the way it had been, {item} too, and waited for it to happen again. It takes longer if you wait.",
      "={Hero} began with the third one. {He} put everything back the way it had been, and waited for it to happen again. It takes longer if you wait.",
    ],
    [
      0.8,
      "={Hero} counted while {he} waited. At a hundred nothing had happened. At two hundred {he} thought that {item} had moved, but it was only {his} own head, which had got tired and tipped to one side. At three hundred the grown-ups looked in and asked what {he} {was} doing. “Nothing,” said {hero}. “That's what we thought,” they said, and looked pleased.",
      "={Hero} counted while {he} waited. At a hundred nothing had happened. At two hundred {he} thought that something had moved, but it was only {his} own head, which had got tired and tipped to one side. At three hundred the grown-ups looked in and asked what {he} {was} doing. “Nothing,” said {hero}. “That's what we thought,” they said, and looked pleased.",
    ],
    [
      0.5,
      "=For the second question {he} asked around. It was because of the moon, said a boy. It was because of the cheese, said his sister. {Hero} tried it with moon and with cheese. {Item} did not mind either of them, and {hero} ate the cheese.",
      "=For the second question {he} asked around {there}. It was because of the moon, said a boy. It was because of the cheese, said his sister. {Hero} tried it with moon and with cheese. Nothing happened, and {hero} ate the cheese.",
      "=For the second question {he} asked around. It was because of the moon, said a boy. It was because of the cheese, said his sister. {Hero} tried it with moon and with cheese. Nothing happened, and {hero} ate the cheese.",
    ],
    [
      0.3,
      "=That left the first question, and for that one there was only {who} to ask. {Hero} had not dared to up to now. {He} went closer, one step for each breath. {Who} did not look as if anyone had ever asked {whohim} anything.",
      "=That left the first question. {Hero} {was} tired, and a bit sad, and full of cheese. {He} went up as close as {he} could, one step for each breath, and looked for so long that everything else went blurry.",
    ],
  ],
  end: [
    [
      0,
      "=“Why?” asked {hero}. {Who} took {whohis} time. “Because nobody else was looking,” was the answer. “Only you. It's no fun if nobody looks.” {Hero} understood that at once. It was just the same with handstands.",
      "=“It does it if you look properly,” said {talker} suddenly, “and not at the clock.” So they both looked properly. They did not wait for anything at all. And there it was again.",
      "=And because {he} {was} looking so hard, {he} had forgotten to wait. That was when it happened again, right in front of {his} nose, as if it had only been waiting for somebody to stop.",
    ],
    [
      0.6,
      "=After that it was easy. {Hero} looked, and {who} showed {him} the whole thing once more, slowly, {item} and all. Whenever the grown-ups came with a new explanation, everything was quite normal.",
      "=After that it was easy. {Hero} looked, and {who} showed {him} the whole thing once more, slowly, the way you do for friends. Whenever the grown-ups came with a new explanation, everything was quite normal.",
      "=After that it was easy. {Hero} looked, and it happened, slowly enough for {him} to see how. Whenever the grown-ups came with a new explanation, everything was quite normal.",
    ],
    [
      0.9,
      "=The newest explanation had three parts and took up the whole of supper. It was the damp, and it was the light, and mostly it was imagination. “And what about {item}?” asked {hero}. The grown-ups looked at each other. That did not come into it, they said. You had to leave something out, or it would never work. {Hero} took another potato, and left it at that.",
      "=The newest explanation had three parts and took up the whole of supper. It was the damp, and it was the light, and mostly it was imagination. “And what about the cheese?” asked {hero}. The grown-ups looked at each other. That did not come into it, they said. You had to leave something out, or it would never work. {Hero} took another potato, and left it at that.",
    ],
    [
      0.5,
      "=“Have you still got questions?” Mum asked at bedtime. “Only about {item},” said {hero}. “Only three.” They were new ones.",
      "=“Have you still got questions?” Mum asked at bedtime. “Only three,” said {hero}. They were new ones.",
    ],
  ],
};

const CHILDISH =
  "(?=.*\\b(?:girls?|boys?|kids?|child|children|schools?|pupils?|mum|mummy|mom|papa|daddy|grandma|granny|grandpa|nani|granddaughter|grandson|class|classroom|twins?|tooth fairy|toys?|playground|teddy|birthday|(?:aged?|is|was|were),? (?:[4-9]|1[0-2])|[4-9],|1[0-2],)(?!-))";
const NOT =
  "(?!.*\\b(?:war|soldiers?|dead|died|dying|murder\\w*|kill\\w*|corpse|suicide|grief|grieving|rape\\w*|abuse\\w*|prison\\w*|drown\\w*|period|cancer|hospital|hacker|skeleton|kidnap\\w*|divorcee?\\w*|ex wife|ex|wounded|lawyer\\w*|class reunion|getaway|whisper\\w*|tenant|foster)\\b)";

const HABIT =
  /^(?:(?:had |secretly )?(?:started|began|kept|went on|took up) [a-z]+ing|took up|learned (?:how )?to|taught|sold|played|sang|danced|collected|braided|mailed|counted|practised|invented|swapped|built|started (?:a|an|the))\b/;
const FITTING = new RegExp(`^${CHILDISH}${NOT}`, "i");

/** Stories for whatever children do. */
export const anyChildArcs: readonly Arc[] = [
  {
    told: HABIT,
    by: "hero",
    of: "children",
    idea: FITTING,
    stories: [everybodyToo, notBelieved, onlyYou, onceMore, fetchedForSupper],
  },
  {
    told: /^(?!was |were |had |could |did not |loved |knew |lived |liked )./,
    by: "hero",
    of: "children",
    idea: FITTING,
    stories: [onlyYou, notBelieved, onePostcard],
  },
  { told: /./, by: "other", of: "children", idea: FITTING, stories: [threeQuestions, fetchedForSupper, onePostcard] },
];
