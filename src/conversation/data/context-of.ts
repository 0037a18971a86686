/** $2 conversation. What safety reads a message with, as one value: the child's age, and the parent's last words, oldest first. */
export const contextOf = (familyId: string) => `(select json_build_object('age', child.age, 'earlier', array(
      select content from (
        select id, content from message
        where family_id = ${familyId} and conversation_id = $2::uuid and author = 'user' order by id desc limit 2
      ) earlier order by id
    ))
    from conversation left join child on child.family_id = ${familyId} and child.id = conversation.child_id
    where conversation.family_id = ${familyId} and conversation.id = $2::uuid and conversation.deleted_at is null)`
