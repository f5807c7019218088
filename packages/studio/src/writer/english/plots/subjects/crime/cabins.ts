import { story } from "../subject-story.ts";

/** Eerie stories of houses: of cabins, attics and locked doors. */
export const cabins = [
  story({
    says: [
      /\b(?:cabin|hut|cottage|chalet|lodge|farmhouse|house|lighthouse|station)\b/i,
      /\b(?:snow\w*|blizzard|storm|winter|ice|woods|forest|mountains?|remote|island|alone|night)\b/i,
      /\bknock(?:s|ed|ing)?\b/i,
      /\b(?:door|somebody|someone|stranger|who|night)\b/i,
    ],
    unless:
      /\b(?:rabbit|mouse|mitten|buffalo|hull|wolf wants|santa|station above|cosmonaut|space|summer|beach|desert|detective|funny)\b/i,
    of: "people",
    after: [
      "@room.night(hero stand) Nobody moved. The fire cracked. There was no road up here any more, no track, only the white dark, and no living person could have come through it. Then there it was again, three times, quite patient. {Hero} picked up the poker, and put it down, and picked it up again. “Who's there?” {he} called. The wind answered.",
      "@room.night(hero look) {Hero} wiped a hole in the ice on the window. In front of the door stood nobody. But there were footprints. They came out of the forest in a straight line, right up to the step, and there they ended. They were bare, with every toe in the snow, and they were smaller than {hero}'s hand. None of them went away again.",
      "+ @room.night(hero walk) An hour later it knocked at the back. Then at the shutters, one after the other, all around the house, low down, where a child would knock. {Hero} went from window to window inside, and it went along outside, step for step, with only the planks between them. And it was crying by now, very softly, as you cry when you've done it for a long time.",
      "+ @room.night(hero read) “Don't open,” said the old book of the house, on the page for winter, in faded ink. “Whatever you hear. We opened once.” The rest was torn out. {Hero} read it twice. Then {he} looked at the lamp that hung by the door on its hook, and saw that its glass had been painted black on the side towards the forest.",
    ],
    end: [
      "@room.night(hero look) {Hero} scraped the paint off with a knife. {He} lit the lamp, and put it in the window, and its light fell out across the snow like a path. The knocking stopped at once. {Hero} counted {his} own heartbeats up to a hundred. Then {he} took the poker out of the latch and opened the door.",
      "@snow.night(hero talk) On the step sat a boy in a shirt, blue with cold. The snow was falling through him. “They said that they'd leave the lamp on,” he said. “I only went out for wood. I couldn't find the door.” “It's here,” said {hero}, and {his} voice would hardly obey {him}. “It's open now. Come in and get warm.”",
      "@room.night(hero look) He walked past {hero} without a sound, and it was as if the winter itself came in. He sat down in front of the fire and held out both hands. He became brighter and brighter, like a coal that is blown on. “That's good,” said the boy. And then there was only the hearth, and a little water on the boards.",
      "@room.day(hero write) In the morning the sky was blue, and no prints led to the house. Before {he} set off down the valley, {hero} wrote a new line in the book, below the old one, in big letters: “Leave the lamp on.” They say that nobody has heard it knock since. But the glass is clean, and the lamp burns every night.",
    ],
  }),
  story({
    says: [
      /\b(?:cabin|hut|cottage|lodge|chalet|house|rented)\b/i,
      /\b(?:one more (?:person|than)|count(?:s|ed)? (?:themselves|heads|each other|(?:one|an extra|too many)\b)|exactly (?:three|four|five|six) |one too many|an extra (?:person|plate|place)|table (?:is |was )?(?:set|laid))\b/i,
      /\b(?:hikers|friends|guys|students|teenagers|campers|family|tourists|climbers|siblings|colleagues|players|skiers)\b/i,
    ],
    may: [/\b(?<spot>(?:a|the|an) (?:[a-z]+ )?(?:cabin|hut|cottage|lodge|house))\b/i],
    unless: /\b(?:funny|mars|lion|sheep)\b/i,
    of: "people",
    after: [
      "@room(hero eat) They laughed about it, too loudly. Somebody suggested that it was a joke of the landlord's. The stove was warm. There was soup in the pot, and it was still steaming, and on every plate lay a napkin, folded to a boat. “Well, it's for us,” said Nils, who was always hungry, and sat down. So they all sat down.",
      "@kitchen(hero look) It was good soup. Only afterwards, when they did the washing-up, {hero} counted the spoons, and there was one more than there should have been. They counted again. Then they counted themselves, aloud, around the table, each of them a number. And the last number was too high, and nobody could say who had said it.",
      "+ @room(hero look) “Everybody look at everybody,” said Nils. They did. They knew every face. That was the horrible thing. {Hero} could remember each of them, at school, at the lake, on the train this morning. And yet there had been seats for one less on that train, and one less ticket, and somebody must have been standing all the way.",
      "+ @room.night(hero look) They tried with photographs. In each of the pictures on each of the phones they were all there, arm in arm, and all of them were smiling, and no matter how they counted it was always right in the picture. It was only wrong in the room. Outside it had begun to snow. {Hero} turned the lamp up as high as it would go.",
    ],
    end: [
      "@room.night(hero talk) “Then let's do it like this,” said {hero}. “Everybody tells something that only the rest of us can know.” So it went around the table: the broken window, the goat in the tent, the night when Nils cried. It was nearly morning. The last one opened her mouth, and closed it. “I don't have one,” she said. “I only have yours.”",
      "@room.night(hero sit) Nobody screamed. Her name was Ada, they all knew that; they had always known it. “I heard you laugh on the path,” said Ada, “years ago, when you were here for the first time. I've laid the table ever since, in case you came back. I only wanted to see what it's like to be one of many. I'll go. I know where the door is.”",
      "@room.night(hero talk) She had no coat. She stood there with her hand on the latch, and the snow blew in. {Hero} looked at the napkins, all those careful boats. “Who cooked the soup?” {he} asked. “I did,” said Ada. “It was the best soup we've ever had,” said {hero}. “Now you've got one. Shut the door. We'll tell it every year.”",
      "They go up there each autumn. In the valley the man who has the key always asks how many they are, for the list. And {hero} says a number, and it's always one more than get out of the car. He writes it down. The stove, he says, is warm already.",
    ],
  }),
  story({
    says: [
      /\b(?:babysitter|babysit\w*|au pair|nanny|sitter)\b/i,
      /\b(?:attic|footsteps|upstairs|noises?|baby monitor|ceiling|steps)\b/i,
    ],
    unless: /\b(?:burglar|dinosaur|robot|monster under)\b/i,
    of: "people",
    after: [
      "@room(hero look) {Hero} turned down the television. It wasn't the pipes and it wasn't the wind. It went from one end of the ceiling to the other, slowly, and over the place where {he} sat it stopped. {Hero} looked up. A bit of plaster came down, as fine as flour, and lay on {his} sleeve.",
      "@bedroom.night(hero talk) {He} went to look at the children first. They lay in their beds, with their eyes open. “Is that Mr Long?” asked the small one. “Who is Mr Long?” “He only walks when somebody new is here. Mum says we mustn't tell.” {Hero} felt how the hairs rose on {his} arms. “And where does Mr Long live?” The child pointed behind the wardrobe.",
      "@bedroom.night(hero look) The wardrobe stood on little wheels. Behind it, papered over with the same yellow flowers, there was a door no higher than a table. Somebody had cut the paper all around it with a knife, and not long ago. {Hero} rang the parents. It rang, and rang. And up there, over {his} head, very faintly, a phone began to play.",
      "+ @bedroom.night(hero carry) Every part of {him} wanted to take the children and run. But there was the phone, and it was the mother's; {hero} knew the tune. {He} wrapped the small one in a blanket and put the big one's hand into the small one's. “If I'm not down when you've counted to a hundred,” said {hero}, “you go to the neighbours.”",
    ],
    end: [
      "@attic.night(hero climb) The stairs behind the little door were steep. At the top burned a night light. On a mattress sat a very tall, very old man with the phone on his knees, and he was more afraid than {hero}. “I only picked it up because it was lying there,” he said. “I can't make it stop. Are you going to tell them? Nobody is supposed to know.”",
      "@attic.night(hero talk) He was the grandfather, the real one. His papers had been taken away with his house and his country, and if they found him they would send him back. So by day the family drew the curtains, and by night he walked, because a man has to walk. “And when somebody new comes, I listen,” he said. “I want to hear if they're kind.”",
      "+ @room.night(hero sleep) Below, two small voices were counting, “Ninety-eight, ninety-nine.” {Hero} knelt down at the top of the stairs and called, “I'm all right! Mr Long is coming down for cocoa!” When the parents came home they stood in the doorway, as white as plaster. On the sofa sat four people, asleep in a row, under one blanket.",
      "@room {Hero} has never told anybody. But {his} aunt is a lawyer, and fond of hard cases. A year later there was a new name on the bell, a long one. {Hero} still comes on Fridays. There isn't much to do; somebody else reads the bedtime story. It walks about upstairs, and everyone sleeps well.",
    ],
  }),
  story({
    says: [
      /\b(?:house|villa|mansion|castle|hotel|manor|cottage|apartment|flat|school|estate)\b/i,
      /\b(?:locked (?:room|door)|(?:never|not|nobody|forbidden|mustn['’]t|allowed|forbade)[^.]{0,40}\b(?:door|room|floor|cellar|attic|wing)|(?:hidden|secret|forbidden|sealed|walled) (?:room|door|floor|wing|staircase)|room (?:that|which) (?:is|was)(?:n['’]t| not)? )/i,
    ],
    unless: /\b(?:birthday|princess|knock\w*|babysitter|baby monitor|phone|lift|elevator|children find|kids)\b/i,
    of: "people",
    after: [
      "@corridor.night(hero walk) There was dust on every door handle in that corridor but one. {Hero} noticed it when {he} went past with a candle, because the bulb had gone. That one shone, as if it were touched every day. {He} laid {his} ear against the wood. Behind it, slow and even, something was ticking. And then somebody turned a page.",
      "+ @garden(hero look) “Rats,” they said downstairs, when {hero} asked, and looked at their plates. But rats don't read. In the garden {hero} counted the windows, and then inside {he} counted the rooms. There was one window too many. It had a curtain with small red boats on it, and the curtain was very white, and it moved.",
      "@corridor.night(hero stand) In the night {hero} stood in front of that door again. {He} hadn't meant to touch the handle. It was warm, like a hand. “It isn't locked,” said a voice inside, not loud. “It never was. It's only that nobody comes.” {Hero} thought of everything that {he} had been told. Then {he} pressed the handle down.",
      "+ @bedroom.night(hero look) {He} had expected dust, and bones perhaps. But it was a child's room, with the lamp lit and the bed turned down. There were paper chains. There were presents on the table, and a cake with candles, and the wax was still running down. In a chair by the window sat a woman in white, with a book in her lap.",
    ],
    end: [
      "@bedroom.night(hero talk) “Have you come for the birthday?” asked the woman. She was as thin as paper, and the lamp shone through her sleeve. “She'll be here any moment. They went out in the boat, and they promised to be home for the cake.” {Hero} saw the date on the invitation. It was older than {his} grandmother. It was today's date, all the same.",
      "@bedroom.night(hero sit) Every year she lit the candles, and nobody came, and so it was never over. {Hero} could have run. Instead {he} pulled out one of the little chairs and sat down on it, with {his} knees at {his} ears. “I'm sorry I'm late,” {he} said. “May I wait with you?” The woman looked at {him} as if {he} had opened a window.",
      "@bedroom.night(hero sit) They waited until midnight. {Hero} heard about the red boats, and about a girl who was afraid of nothing. Then the old clock struck, and the woman laid her hand on the book. “She isn't coming, is she?” she asked. “No,” said {hero} gently. “But I think she's been waiting for you, too.” And together they blew out the candles.",
      "@bedroom.dawn(hero look) When it got light the room was empty and cold, and full of dust, as a room ought to be after so many years. {Hero} opened the window as wide as it would go. The white curtain, with the small red boats on it, blew out over the garden, and sailed.",
    ],
  }),
  story({
    says: [
      /\b(?:hotel|motel|inn|guest ?house|b ?& ?b|hostel)\b/i,
      /\b(?:haunt\w*|room|guest|checks? in|checked in|night|empty|off season|receptionist|clerk|knock\w*|nobody|register|ghost\w*)\b/i,
      /\b(?:own name|never (?:existed|checks? out|leaves|left)|vanish\w*|disappear\w*|same (?:room|guest|night|dream)|room \d+|thirteenth|13|no other guests|only guest|one guest|haunted|ghost\w*|answers?)\b/i,
    ],
    unless: /\b(?:youtube|sailor|wedding|robot|crocodile|pretend|pianist|funny|show|inherit\w*|partners?|money)\b/i,
    of: "people",
    after: [
      "@corridor.night(hero stand) The key was heavy and cold, and it had no number on it, only a spot where a number had been. {Hero} stood in the corridor and heard the lift go down by itself. The carpet was worn in a line along the middle, as if one and the same person had walked up and down there for years. The line ended at the last door.",
      "+ @hall(hero read) In the book at the desk {hero} leafed back. Last November somebody had written the very same thing on the same day. The November before, too. It was always the same ink, and it went back to the first page. Behind it, in the column for departure, there was never anything at all. “So where are they?” {hero} asked the empty hall.",
      "+ @hall.night(hero stand) At midnight the bell on the desk rang. Nobody stood there. Then all the bells rang, on every floor, from rooms where the beds had been under dust sheets since the autumn. {Hero} held on to the counter. On the board behind {him} one little lamp after another began to glow, as if a whole house full of people wanted something.",
      "@corridor.night(hero walk) {Hero} followed the line on the carpet. {He} didn't want to; {his} feet did. Behind the doors there was breathing, right and left, like in a dormitory. The last door stood open a hand's breadth. In the room a lamp was burning, and at the table sat someone with a suitcase on the knees, coat buttoned up, ready to leave.",
    ],
    end: [
      "@room.night(hero look) “Is it you who does the bills?” asked the guest, and looked up with tired eyes. “I've been wanting to pay since the night of the fire. But every time I come down, there's nobody at the desk. And you can't just go, can you?” Behind {hero}, the doors had opened. They all had suitcases.",
      "@hall.night(hero write) It was very quiet. {Hero} thought of the black beams under the new roof, and of the names that were carved in the stone by the door. And then {he} did what had to be done. {He} went down the stairs, put on the cap that hung there, straightened it, and opened the big book. “Next, please,” said {hero}.",
      "@hall.dawn(hero write) They stood in a line right through the hall, and nobody pushed. “One night, with breakfast,” said {hero}, and wrote it down, and stamped it. {He} said to each of them, “I hope you had a pleasant stay.” And each of them breathed out, and picked up the suitcase, and went through the revolving door. Outside it was getting light.",
      "@hall.day(hero look) In the column for departure there is a date now, a hundred and four times, in the same handwriting. The lift stands still. On the counter {hero} found what they had left there for {him}, as is the custom among people who know how to travel: coins, old ones, in a neat little heap, and still warm.",
    ],
  }),
];
