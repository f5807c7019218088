import type { Arc, ArcStory } from "../arc.ts";
import { byOtherStories } from "./any-by-other.ts";

/** Something grave is done; the hero goes on alone, and stops at the point where one could still turn back. */
const pointOfReturn: ArcStory = {
  after: [
    [
      0,
      "=So {he} {did}. Then {hero} stood quite still and listened. Nothing had changed, except that {item} {itemwas} real now, and that {hero} could no longer say that {he} had not known.",
      "=So {he} {did}. Then {hero} stood quite still and listened. Nothing had changed, except that {he} could no longer say that {he} had not known.",
      "={Hero} stood quite still and listened. Nothing had changed, except that {item} {itemwas} real now, and that {hero} could no longer say that {he} had not known.",
      "={Hero} stood quite still and listened. Nothing had changed, except that {he} could no longer say that {he} had not known.",
    ],
    [
      0.6,
      "=“You don't have to go on with this,” said {talker}. “You could say that it wasn't you.” {Hero} shook {his} head. “And you?” {he} asked. “What will you say?” {Talker} did not answer, and did not look away either.",
      "=There was still time to leave {item} where {itemit} {itemwas}, go home and say nothing. {Hero} thought it through to the end, fairly, as if another person had asked for advice. It was good advice. {He} stayed.",
      "=There was still time to go home and say nothing about {topic}. {Hero} thought it through to the end, fairly, as if another person had asked for advice. It was good advice. {He} stayed.",
    ],
    [
      0.5,
      "={He} began with what {he} knew for certain, and that was {item}. {He} went over {itemthem} once more, slowly, from every side. There was one thing that did not fit. {He} had seen it the first time, too, and had not wanted to.",
      "={He} went over it once more, slowly, from the moment before {doing} to the moment after. There was one thing that did not fit. {He} had seen it the first time, too, and had not wanted to.",
      "={He} went over it once more, slowly, from the first minute to the last. There was one thing that did not fit. {He} had seen it the first time, too, and had not wanted to.",
    ],
    [
      0.9,
      "=Then {hero} tried to talk {himself} out of it. {He} thought of two harmless explanations, and held both up against {item}. The first would have taken more time than there was. The second needed everybody to have told the truth. {He} would have liked to believe in that one. {He} put it away last, with regret.",
      "=Then {hero} tried to talk {himself} out of it. {He} thought of two harmless explanations, and held both up against what {he} had seen. The first would have taken more time than there was. The second needed everybody to have told the truth. {He} would have liked to believe in that one. {He} put it away last, with regret.",
    ],
    [
      0.3,
      "=By night {hero} {was} no longer sure of anything. Every step {there} sounded like a step towards {him}. {He} kept {his} back to {item}, and thought of the person that {he} had been in the morning, with nothing worse to think about than lunch.",
      "=By night {hero} {was} no longer sure of anything. Every step {there} sounded like a step towards {him}. {He} thought of the person that {he} had been in the morning, with nothing worse to think about than lunch.",
      "=By night {hero} {was} no longer sure of anything. Every step sounded like a step towards {him}. {He} thought of the person that {he} had been in the morning, with nothing worse to think about than lunch.",
    ],
  ],
  end: [
    [
      0,
      "=Then {talker} spoke, very low. “I wasn't honest with you. I've known longer than you have.” That was what had not fitted. {Hero} {was} surprised at how calm {he} felt. “From the beginning, then,” {he} said. “All of it.”",
      "=In the end {he} stopped running from the one thing. {He} turned round to {item}, put both hands there, and said out loud what had not fitted. It was a single sentence. Once it was said, there was only one way for it all to have happened.",
      "=In the end {he} stopped running from the one thing. {He} said out loud what had not fitted. It was a single sentence. Once it was said, there was only one way for it all to have happened.",
    ],
    [
      0.6,
      "=It took until dawn. Nothing about {item} got any better by being told, but it got smaller, until it was a thing that two people could carry. Together {hero} and {talker} took it to those who had a right to know.",
      "=It took until dawn. Nothing got any better by being told, but it got smaller, until it was something that two people could carry. Together {hero} and {talker} took it to those who had a right to know.",
      "=At dawn {hero} went to those who had a right to know, and told them: how {he} {did}, what {he} had seen, and what {he} had not wanted to see. {He} did not leave out the part that would cost {him} most. They wrote down every word.",
      "=At dawn {hero} went to those who had a right to know about {topic}. {He} told them what {he} had seen, and what {he} had not wanted to see. {He} did not leave out the part that would cost {him} most. They wrote down every word.",
    ],
    [
      0.8,
      "=They asked a great many questions, and some twice. {Hero} answered in the same words each time, because there were no others. When it came to {item}, somebody brought a glass of water. {He} drank it standing up. At the end they read it all back to {him}, and {he} said that yes, that was right.",
      "=They asked a great many questions, and some twice. {Hero} answered in the same words each time, because there were no others. When it came to {topic}, somebody brought a glass of water. {He} drank it standing up. At the end they read it all back to {him}, and {he} said that yes, that was right.",
      "=They asked a great many questions, and some twice. {Hero} answered in the same words each time, because there were no others. When it came to the worst of it, somebody brought a glass of water. {He} drank it standing up. At the end they read it all back to {him}, and {he} said that yes, that was right.",
    ],
    [
      0.5,
      "=Afterwards it was quiet. {Hero} looked at {item} one last time, and {item} {itemwas} no more than that. {He} listened, out of habit. Then {he} walked away, and did not turn round at the sound of {his} own steps.",
      "=Afterwards it was quiet. {Hero} listened, out of habit. Then {he} walked away, and did not turn round at the sound of {his} own steps.",
    ],
  ],
};

/** Something uncanny or grave has come close; it is answered with a question and with staying. */
const whatItWanted: ArcStory = {
  after: [
    [
      0,
      "={Hero} told no one that day. To {deed} was not a matter that one mentions over lunch. But {his} hands were cold, and whatever {he} looked at, {he} saw {item}.",
      "={Hero} told no one that day. To {deed} was not a matter that one mentions over lunch. But {his} hands were cold, and every time a door opened, {he} {was} on {his} feet.",
      "={Hero} told no one that day. {He} would not have known how to begin. But {his} hands were cold, and whatever {he} looked at, {he} saw {item}.",
      "={Hero} told no one that day. {He} would not have known how to begin. But {his} hands were cold, and every time a door opened, {he} {was} on {his} feet.",
    ],
    [
      0.6,
      "=“Why did you come to me with this?” {hero} asked {talker} in the evening. “Who else would have listened?” said {talker}. {Hero} had to think. {He} would have liked to name one other person, and could not.",
      "=There was an explanation for it; there had to be. {Hero} sat down and looked for one, sensibly, with {item} in front of {him}. The first explained half. The second explained the other half. No explanation did for both.",
      "=There was an explanation for it; there had to be. {Hero} sat down and looked for one, sensibly. The first explained half of it. The second explained the other half. No explanation did for both.",
    ],
    [
      0.9,
      "=Over the next few days {hero} asked about {item}, as if it were of no importance. Most people knew nothing. Two changed the subject, and one of those looked at the floor first. {Hero} thanked them. It was no proof of anything. But {he} {was} fairly sure now that {he} {was} not the first to come across it.",
      "=Over the next few days {hero} asked about {topic}, as if it were of no importance. Most people knew nothing. Two changed the subject, and one of those looked at the floor first. {Hero} thanked them. It was no proof of anything. But {he} {was} fairly sure now that {he} {was} not the first to come across it.",
      "=Over the next few days {hero} asked about it, as if it were of no importance. Most people knew nothing. Two changed the subject, and one of those looked at the floor first. {Hero} thanked them. It was no proof of anything. But {he} {was} fairly sure now that {he} {was} not the first to come across it.",
    ],
    [
      0.5,
      "=So {he} went back. {He} did everything as before, at the same hour, and looked at {item} the whole time. It was harder than the first time, because now {he} knew what {he} {was} waiting for.",
      "=So {he} went back {there}, at the same hour. It was harder than the first time, because now {he} knew what {he} {was} waiting for. The silence went on for so long that {he} began to count {his} own breaths.",
      "=So {he} went back, at the same hour. It was harder than the first time, because now {he} knew what {he} {was} waiting for. The silence went on for so long that {he} began to count {his} own breaths.",
    ],
    [
      0.3,
      "=When it came, {hero} wanted to run. {He} got as far as turning away from {item}. What held {him} was a thought so plain that {he} {was} almost ashamed of it: in all this time, {he} had asked what it was, and never what it wanted.",
      "=When it came, {hero} wanted to run. {He} got as far as turning round. What held {him} was a thought so plain that {he} {was} almost ashamed of it: in all this time, {he} had asked what it was, and never what it wanted.",
    ],
  ],
  end: [
    [
      0,
      "=“What do you need?” asked {hero}. {Talker} had not expected that. It was the first time that {talker} had nothing ready to say. “For somebody to know,” said {talker} finally. “Before it's too late. Just that somebody knows.”",
      "=“What is it that you want?” asked {hero}, with one hand on {item}. {His} voice hardly shook. It was a while before {he} understood, for the answer was not a word. It had been there from the beginning, in {item}: somebody was meant to know.",
      "=“What is it that you want?” asked {hero}. {His} voice hardly shook. It was a while before {he} understood, for the answer had been there from the beginning. Somebody was meant to know, and only {hero} had stopped to look.",
    ],
    [
      0.6,
      "=So {hero} stayed and listened. {He} did not interrupt {talker} and did not promise anything. It was not a story with a good ending. But when {talker} had come to the end of it, they both breathed more freely, and outside it was growing light.",
      "=So {hero} stayed until it was light. {He} put down, as exactly as {he} could, how {he} {did} and all that had followed, with the names and the hours. It was not a story with a good ending. But it was all there now, and it was true.",
      "=So {hero} stayed until it was light. {He} put down all that {he} knew about {topic}, as exactly as {he} could, with the names and the hours. It was not a story with a good ending. But it was all there now, and it was true.",
    ],
    [
      0.8,
      "=After that {hero} did not keep it to {himself}. It seemed right that more than one should know. {He} chose the people with care, and told them about {item} in broad daylight, sitting down. Some said that {he} must have been tired, and {he} did not argue. A woman {he} hardly knew asked to hear it again from the start.",
      "=After that {hero} did not keep it to {himself}. It seemed right that more than one should know. {He} chose the people with care, and told them about {topic} in broad daylight, sitting down. Some said that {he} must have been tired, and {he} did not argue. A woman {he} hardly knew asked to hear it again from the start.",
      "=After that {hero} did not keep it to {himself}. It seemed right that more than one should know. {He} chose the people with care, and told them everything in broad daylight, sitting down. Some said that {he} must have been tired, and {he} did not argue. A woman {he} hardly knew asked to hear it again from the start.",
    ],
    [
      0.5,
      "=Whenever {he} came past there afterwards, {hero} stopped for a moment and thought of {item}. {His} hands stayed warm. If anything moved, {he} did not run. {He} only nodded, and let it be quiet again.",
      "=Whenever {he} came past there afterwards, {hero} stopped for a moment. {His} hands stayed warm. If anything moved, {he} did not run. {He} only nodded, and let it be quiet again.",
    ],
  ],
};

/** Something grave is done by another; the hero stays near until it can be said. */
const doorLeftOpen: ArcStory = {
  after: [
    [
      0,
      "=At first {hero} did not believe it. {He} looked from {item} to {who} and back. There must have been a sign, {he} thought, a day or a week ago, and {he} had been busy with something else.",
      "=At first {hero} did not believe it of {who}. There must have been a sign, {he} thought, a day or a week ago, and {he} had been busy with something else.",
      "=At first {hero} did not believe it. {He} kept coming back to {item}. There must have been a sign, {he} thought, a day or a week ago, and {he} had been busy with something else.",
      "=At first {hero} did not believe it. There must have been a sign, {he} thought, a day or a week ago, and {he} had been busy with something else.",
    ],
    [
      0.6,
      "=“Leave it,” said {talker}. “Nothing good will come of asking.” “Nothing good has come of not asking,” said {hero}. They were both speaking quietly, as though {item} could hear them.",
      "=“Leave it,” said {talker}. “Nothing good will come of asking.” “Nothing good has come of not asking,” said {hero}. They were both speaking quietly, as though the walls could hear them.",
      "=Everybody had some advice. Leave {item} alone, they said. Tell no one. Tell everyone. {Hero} thanked them all. None of them would be there at night, when it got quiet.",
      "=Everybody had some advice. Leave it alone, they said. Tell no one. Tell everyone. {Hero} thanked them all. None of them would be there at night, when it got quiet.",
    ],
    [
      0.8,
      "={Hero} went back over the days before it and looked for the sign. There had been a question that {he} had answered without looking up. There had been a meal left half eaten. Neither had seemed to mean anything. Next to {item} they looked different, and the list grew.",
      "={Hero} went back over the days before it and looked for the sign. There had been a question that {he} had answered without looking up. There had been a meal left half eaten. Neither had seemed to mean anything. Now they looked different, and the list grew.",
    ],
    [
      0.5,
      "=The first time {hero} tried to talk to {who}, it went wrong within a minute. {He} had begun with a reproach. {He} had not meant to. {Who} had gone before {he} could take it back, and the door swung to and fro.",
      "=The first time that {hero} tried to speak about {topic}, it went wrong within a minute. {He} had begun with a reproach. {He} had not meant to. After that there was only the door, swinging to and fro.",
    ],
    [
      0.9,
      "={Hero} tried it in writing after that. The first page was nothing but questions about {item}, and {he} tore it up. The second was all about {himself}. On the third {he} got as far as “I should have”, and stopped. {He} kept that page, because so far nothing in it was untrue.",
      "={Hero} tried it in writing after that. The first page was nothing but questions, and {he} tore it up. The second was all about {himself}. On the third {he} got as far as “I should have”, and stopped. {He} kept that page, because so far nothing in it was untrue.",
    ],
    [
      0.3,
      "=That night {hero} sat up with {item} and did not put out the light. Every possibility came in and took a seat: that it was already too late; that {he} had been wrong from the start; that it was {his} own doing.",
      "=That night {hero} sat up and did not put out the light. Every possibility came in and took a seat: that it was already too late; that {he} had been wrong from the start; that it was {his} own doing.",
    ],
  ],
  end: [
    [
      0,
      "=“I'm not going to ask you anything,” said {hero}, when {who} came back. “I'm just here.” {He} moved {item} aside to make room. For a long time nothing happened. Then {who} began to speak, in the middle, where it was worst.",
      "=“I'm not going to ask you anything,” said {hero}, when {who} came back. “I'm just here.” For a long time nothing happened. Then {who} began to speak, in the middle, where it was worst.",
      "=“I'm not going to ask you anything,” {hero} said to {talker} towards morning. “I'm just here.” For a long time nothing happened. Then {talker} began to speak, in the middle, where it was worst.",
      "=Towards morning {hero} got up and opened the door again, as wide as it would go. {He} had worked out what {he} could do. It was not much. {He} could go there a second time, and begin without a reproach.",
    ],
    [
      0.6,
      "=Now {hero} knew how it had come to that. Some of it could be put right, and {he} and {who} made a start on it the same day. Some of it could not. That part they left standing between them, where both could see it.",
      "=So that was how {he} came to know. Some of it could be put right, and {hero} made a start on it the same day, with {item}. Some of it could not. That part {he} no longer walked round.",
      "=So that was how {he} came to know. Some of it could be put right, and {hero} made a start on it the same day. Some of it could not. That part {he} no longer walked round.",
    ],
    [
      0.9,
      "=It did not go quickly. There were evenings when {hero} and {who} talked about nothing but the food, and that was allowed too. Then, without any warning, there would be another piece of it, and {hero} put down whatever {he} {was} holding, and listened until it was finished.",
      "=It did not go quickly. There were evenings when {hero} only ate and went to bed, and that was allowed too. Then, without any warning, there would be another piece of it to face, and {hero} put down whatever {he} {was} holding, and faced it until that was finished as well.",
    ],
    [
      0.5,
      "=In the evening the door was open and the light was on beside {item}. {Hero} sat there, not waiting for anything in particular. Whoever came by could see that there was somebody in.",
      "=In the evening the door was open and the light was on. {Hero} sat there, not waiting for anything in particular. Whoever came by could see that there was somebody in.",
    ],
  ],
};

/** Something grave happens to the hero, who has little time and begins with the nearest step. */
const oneThingFirst: ArcStory = {
  after: [
    [
      0,
      "=There was no time to be shocked; that would have to come later. {Hero} looked at {item}, and made {himself} breathe slowly. What did {he} know? {He} knew about {item}. {He} knew what {who} was able to do. The rest was fear.",
      "=There was no time to be shocked; that would have to come later. {Hero} made {himself} breathe slowly. What did {he} know? {He} knew what {who} was able to do. The rest was fear.",
      "=There was no time to be shocked; that would have to come later. {Hero} made {himself} breathe slowly. What did {he} know? {He} knew about {topic}. The rest was fear.",
    ],
    [
      0.6,
      "=“Tell me what to do,” said {talker}. “Stay,” said {hero}. “Look at me, and tell me if I'm about to do something stupid.” {Talker} nodded. “Now?” asked {hero}. “Not yet,” said {talker}.",
      "={He} asked for help at the first place that came to mind. They listened to {him} politely. When {he} spoke about {topic}, they stopped writing. They would be in touch, they said, and {hero} understood that {he} {was} on {his} own.",
    ],
    [
      0.5,
      "=So {he} did one thing first, the one that was nearest, and that was to make sure of {item}. Then {he} did the next. {He} did not look further than that. Whenever {he} did, {his} hands began to shake.",
      "=So {he} did one thing first, the one that was nearest, and after it the next. {He} did not look further than that. Whenever {he} did, {his} hands began to shake.",
    ],
    [
      0.9,
      "=The third thing was to find out who else knew about {item}. {Hero} asked very few people, and watched their hands while they answered. Most of them knew nothing. An elderly woman knew more than she liked. “I can't help you,” she said, “but if anybody asks, you were never here.” It was more than {hero} had hoped for.",
      "=The third thing was to find out who else knew. {Hero} asked very few people, and watched their hands while they answered. Most of them knew nothing. An elderly woman knew more than she liked. “I can't help you,” she said, “but if anybody asks, you were never here.” It was more than {hero} had hoped for.",
    ],
    [
      0.3,
      "=The fourth thing went wrong. {He} had trusted {who} one moment too long, and what {he} had gained was lost again. {Hero} stood {there} with {his} back to the wall, and for the length of a breath {he} could not think of a single thing that was near.",
      "=The fourth thing went wrong. {He} had been one moment too late, and what {he} had gained was lost again. {Hero} leaned against the wall, and for the length of a breath {he} could not think of a single thing that was near.",
    ],
  ],
  end: [
    [
      0,
      "=“Now,” said {talker}. “Now you're about to do something stupid. You're about to give up.” {Hero} looked up. It was true, and it was the only thing that could have made {him} move. “What's nearest?” asked {talker}. “You are,” said {hero}.",
      "=The nearest thing was {item}. {Hero} saw it quite suddenly. All this time {he} had tried to keep {item} safe, and had never thought of using {itemthem}. {He} did not need to win. {He} only needed to be seen.",
      "=The nearest thing was the truth. {Hero} saw it quite suddenly. All this time {he} had tried to settle the matter by {himself}, unseen. {He} did not need to win. {He} only needed everybody to know.",
    ],
    [
      0.6,
      "={He} said out loud, in front of all of them, what {who} had done and what {he} {himself} had done. It cost {him} something. But once it was said, there was no one left whom it could be hidden from, and the fear went out of it.",
      "={He} said it out loud, in front of all of them, and left nothing out about {topic}. It cost {him} something. But once it was said, there was no one left whom it could be hidden from, and the fear went out of it.",
    ],
    [
      0.8,
      "=At first it was quiet. Then a man at the back said that he had noticed something about {item} too, and never dared to mention it. {Hero} had expected to be shouted at. Instead a chair was pushed across, and people began to ask what had to be done, and in what order. {He} told them: the nearest thing first.",
      "=At first it was quiet. Then a man at the back said that he had noticed something about {topic} too, and never dared to mention it. {Hero} had expected to be shouted at. Instead a chair was pushed across, and people began to ask what had to be done, and in what order. {He} told them: the nearest thing first.",
      "=At first it was quiet. Then a man at the back said that he had noticed something about it too, and never dared to mention it. {Hero} had expected to be shouted at. Instead a chair was pushed across, and people began to ask what had to be done, and in what order. {He} told them: the nearest thing first.",
    ],
    [
      0.5,
      "=Much later, when everybody had gone, {hero} sat down beside {item}. Now there was time to be shocked. {He} waited for it. What came instead was that {he} {was} tired, and then that it was morning.",
      "=Much later, when everybody had gone, {hero} sat down. Now there was time to be shocked. {He} waited for it. What came instead was that {he} {was} tired, and then that it was morning.",
    ],
  ],
};

/** A step that changes a life is taken quietly; what comes after it needs a second one. */
const secondStep: ArcStory = {
  after: [
    [
      0,
      "=So {he} {did}. {Hero} said it to {himself} a few times, to hear how it sounded. {Item} {itemwas} there to remind {him}. It was the first thing in a long while that {he} had not planned a month ahead.",
      "=So {he} {did}. {Hero} said it to {himself} a few times, to hear how it sounded. It was the first thing in a long while that {he} had not planned a month ahead.",
      "={Hero} told {himself} a few times that it had really happened, to hear how it sounded. It had been a long while since anything had happened to {him} that {he} had not planned a month ahead.",
    ],
    [
      0.6,
      "=“And what are you hoping for?” asked {talker}. It was meant kindly. “Nothing,” said {hero}. {Talker} waited. “A bit,” said {hero}. “Not so much that it would show.”",
      "=A friend asked {him} what {he} {was} hoping for. “Nothing,” said {hero}, and straightened {item}. The friend waited. “A bit,” said {hero}. “Not so much that it would show.”",
      "=A friend asked {him} what {he} {was} hoping for. “Nothing,” said {hero}. The friend waited. “A bit,” said {hero}. “Not so much that it would show.”",
    ],
    [
      0.5,
      "=To {deed} had been one step. Now {he} tried to stand still on it. {He} turned down everything that might have followed, politely, and kept {himself} busy with {item}. In the evenings {he} {was} tired from all the things that {he} had not done.",
      "=To {deed} had been one step. Now {he} tried to stand still on it. {He} turned down everything that might have followed, politely, and kept busy. In the evenings {he} {was} tired from all the things that {he} had not done.",
      "=That had been one step. Now {he} tried to stand still on it. {He} turned down everything that might have followed, politely, and kept busy. In the evenings {he} {was} tired from all the things that {he} had not done.",
    ],
    [
      0.9,
      "=All the same, something did follow. A woman who had heard about {item} stopped {him} and said that it could not have been easy. There were people, she said, whom {he} ought to meet. “Some time, yes,” said {hero}, and walked on, as if {he} {was} expected. Only much later did {he} notice that {he} had not asked her name.",
      "=All the same, something did follow. A woman who had heard about {topic} stopped {him} and said that it could not have been easy. There were people, she said, whom {he} ought to meet. “Some time, yes,” said {hero}, and walked on, as if {he} {was} expected. Only much later did {he} notice that {he} had not asked her name.",
      "=All the same, something did follow. A woman who had heard about it stopped {him} and said that it could not have been easy. There were people, she said, whom {he} ought to meet. “Some time, yes,” said {hero}, and walked on, as if {he} {was} expected. Only much later did {he} notice that {he} had not asked her name.",
    ],
    [
      0.3,
      "=One evening {hero} and {talker} quarrelled, about nothing, about a cup. “You always stop after the first step,” said {talker}. The door closed. {Hero} stayed behind with the cup in {his} hand, and could think of no answer that was also true.",
      "=One evening {he} sat in front of {item} and was angry. It would have been easier never to have begun. Then at least {he} would have gone on believing that {he} {was} somebody to whom this kind of thing did not happen.",
      "=One evening {he} {was} angry with {himself}. It would have been easier never to {deed}. Then at least {he} would have gone on believing that {he} {was} somebody to whom this kind of thing did not happen.",
      "=One evening {he} {was} angry with {himself}. It would have been easier without {topic}. Then at least {he} would have gone on believing that {he} {was} somebody to whom this kind of thing did not happen.",
    ],
  ],
  end: [
    [
      0,
      "=In the end {hero} went and knocked. “You were right about the steps,” {he} said, when {talker} opened. “I don't know how the second one goes.” “Like that,” said {talker}. “You've just done it.”",
      "=“Not so much that it would show,” {he} had said. {Hero} looked at {item}, and thought that perhaps that had been the mistake. {He} got up. {He} went and said it to the one person it concerned, and let it show.",
      "=“Not so much that it would show,” {he} had said. Perhaps that had been the mistake. {Hero} got up. {He} went and said what {he} {was} hoping for to the one person it concerned, and let it show.",
    ],
    [
      0.6,
      "=They talked until it was late, about {item}, and about all the years before it. Not everything could be made up for. {Hero} had been afraid of that conversation for so long that {he} {was} surprised to find {himself} laughing in it.",
      "=It was a long conversation. They spoke about {topic}, and about all the years before. Not everything could be made up for. {Hero} had been afraid of it for so long that {he} {was} surprised to find {himself} laughing.",
    ],
    [
      0.8,
      "=The steps after that were small ones. {Hero} asked a question that {he} had been putting off, and got an answer. {He} {was} invited to a meal, and stayed to the end. Nothing about it was like {doing}. It took no courage to speak of, only time. But {he} turned down nothing that was offered, and slept well.",
      "=The steps after that were small ones. {Hero} asked a question that {he} had been putting off, and got an answer. {He} {was} invited to a meal, and stayed to the end. Nothing about it was like the first step. It took no courage to speak of, only time. But {he} turned down nothing that was offered, and slept well.",
    ],
    [
      0.5,
      "=It was late, and {hero} did not put on the light yet. {Item} {itemwas} where {itemit} had been. {He} hoped for something, and did not care who could see it.",
      "=It was late, and {hero} did not put on the light yet. {He} hoped for something, and did not care who could see it.",
    ],
  ],
};

const DONE = /^(?!was |were |had |could |did not |lost |fell |loved |knew )./;
const UNCANNY =
  /\b(?:ghosts?|haunted|dead (?:man|woman|wife|husband|father|mother)|who turns? out to be dead|sank|reflection|demolished|locked room|extra number|whispering|skeleton|signalling|memor(?:y|ies)|ended in|landed safely in 19\d\d|own (?:wristwatch|grave|voice|name)|no one else|does not exist|never existed|clone|under the floor|invented)\b/i;
const CRIME =
  /\b(?:war|soldiers?|murder\w*|kill\w*|killers?|corpse|bod(?:y|ies)|prison\w*|enemy|snipers?|hitman|poison\w*|hostage|kidnap\w*|robb\w*|bomb|missing|vanish\w*|disappear\w*|stalk\w*|blackmail\w*|mafia|mob|sp(?:y|ies)|knife|gun|blood|trial|secretly|passenger)\b/i;

const LIGHT =
  /^(?!.*\b(?:war|soldiers?|dead|died|dying|murder\w*|kill\w*|killing|killers?|corpse|bod(?:y|ies)|ashes|suicide|grief|grieving|rape\w*|drown\w*|prison\w*|enemy|funeral\w*|hitman|poison\w*|cancer|ghosts?|haunted|hostage|kidnap\w*|robb\w*|stolen|thief|bomb|vanish\w*|disappear\w*|stalk\w*|blackmail\w*|mafia|mob|spy|hospital|patient|sick|widow\w*|blind|blackout|invented son|army|stranger|twin|colony|chased|kidney)\b)/i;

/** Stories for what is uncanny. */
export const anyUncannyArcs: readonly Arc[] = [
  {
    told: DONE,
    by: "hero",
    of: "people",
    idea: UNCANNY,
    stories: [whatItWanted],
  },
];

/** Stories for what is grave or tense, and for what others do to grown-ups. */
export const anyTenseArcs: readonly Arc[] = [
  {
    told: DONE,
    by: "hero",
    of: "people",
    idea: CRIME,
    stories: [pointOfReturn],
  },
  { told: DONE, by: "hero", of: "people", stories: [secondStep] },
  { told: /./, by: "other", of: "people", idea: LIGHT, stories: byOtherStories },
  {
    told: /^(?!came back|fell|rang|started|began|went|opened|closed|woke|stopped)./,
    by: "other",
    of: "people",
    stories: [doorLeftOpen, oneThingFirst],
  },
  { told: /./, by: "other", of: "people", stories: [oneThingFirst] },
  { told: /./, by: "any", of: "people", idea: LIGHT, stories: byOtherStories },
  { told: /./, by: "any", of: "people", stories: [doorLeftOpen, oneThingFirst] },
];
